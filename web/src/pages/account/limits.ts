/** What the server takes. */
export const LONGEST_NAME = 20;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 256;
