extension LibrarySchema {
  /// The tables of courses.
  ///
  /// `course` has a row for each course in which this user teaches or learns. `coach` and `person` are public keys; `told` is the
  /// moment up to which notifications were shown, and `folder` the folder that is shared with the other side.
  ///
  /// `course_event` has the events as signed lines of JSON (see `CourseEventForm`); `id` is the SHA-256 of `line`. `student` is empty
  /// for what concerns all. Lines of a kind that this version does not know are kept and passed on.
  static let course = """
    CREATE TABLE course(
      id TEXT PRIMARY KEY,
      role TEXT NOT NULL CHECK (role IN ('coach', 'student')),
      coach TEXT NOT NULL,
      person TEXT NOT NULL,
      joined INTEGER NOT NULL,
      told INTEGER NOT NULL,
      quiet TEXT NOT NULL DEFAULT '',
      folder TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE course_event(
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      course TEXT NOT NULL REFERENCES course(id) ON DELETE CASCADE,
      author TEXT NOT NULL,
      student TEXT NOT NULL,
      counter INTEGER NOT NULL,
      received INTEGER NOT NULL,
      line TEXT NOT NULL,
      signature TEXT NOT NULL
    ) STRICT;
    CREATE INDEX course_event_student ON course_event(course, student, number);
    """

  /// `course_bundle` has the names of the files in the shared folder that were opened. `course_standing` holds what the events of a student come to, for lists of many students; it is made anew from the events of a
  /// student whenever some are added.
  static let courseStanding = """
    CREATE TABLE course_standing(
      course TEXT NOT NULL REFERENCES course(id) ON DELETE CASCADE,
      student TEXT NOT NULL,
      content TEXT NOT NULL,
      PRIMARY KEY (course, student)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE course_bundle(
      course TEXT NOT NULL REFERENCES course(id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      PRIMARY KEY (course, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX course_event_counter ON course_event(course, counter);
    """

  /// `course_object` has the objects of a place that were looked at, and when. Names of bundles that were noted before that were believed
  /// without their content, so all are read once more.
  static let courseObjects = """
    CREATE INDEX course_event_author ON course_event(course, author, counter);
    CREATE TABLE course_object(
      course TEXT NOT NULL REFERENCES course(id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      looked INTEGER NOT NULL,
      PRIMARY KEY (course, name)
    ) STRICT, WITHOUT ROWID;
    DELETE FROM course_bundle;
    """
}
