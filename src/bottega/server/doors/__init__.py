"""The doors of the server: all that can be asked of it by plain HTTP."""

from bottega.server.doors.library import library
from bottega.server.doors.people import people
from bottega.server.doors.playing import playing
from bottega.server.doors.tables import tables

ENDPOINTS = [*people.listed, *library.listed, *tables.listed, *playing.listed]
