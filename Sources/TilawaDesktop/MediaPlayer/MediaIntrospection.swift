/// The description of the player on the bus.
enum MediaIntrospection {
  /// The properties of `org.mpris.MediaPlayer2`, none of which changes.
  static let rootProperties: [String: DBusValue] = [
    "Identity": .string("Tilawa"),
    "DesktopEntry": .string("tilawa"),
    "CanQuit": .boolean(true),
    "CanRaise": .boolean(false),
    "HasTrackList": .boolean(false),
    "SupportedUriSchemes": .strings([]),
    "SupportedMimeTypes": .strings([]),
  ]

  /// The properties of `org.mpris.MediaPlayer2.Player` that never change.
  static let constants: [String: DBusValue] = [
    "Shuffle": .boolean(false),
    "MinimumRate": .double(0.5),
    "MaximumRate": .double(2),
    "CanControl": .boolean(true),
  ]

  /// The names of all properties of `org.mpris.MediaPlayer2.Player`.
  static let playerProperties =
    Set(MediaState().properties.keys).union(constants.keys).union(["Position"])

  /// The XML document for `org.freedesktop.DBus.Introspectable`.
  static let document =
    """
    <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN" \
    "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
    <node>
     <interface name="org.freedesktop.DBus.Introspectable">
      <method name="Introspect"><arg name="xml" type="s" direction="out"/></method>
     </interface>
     <interface name="org.freedesktop.DBus.Peer"><method name="Ping"/></interface>
     <interface name="org.freedesktop.DBus.Properties">
      <method name="Get">
       <arg name="interface" type="s" direction="in"/><arg name="property" type="s" direction="in"/>
       <arg name="value" type="v" direction="out"/>
      </method>
      <method name="GetAll">
       <arg name="interface" type="s" direction="in"/><arg name="properties" type="a{sv}" direction="out"/>
      </method>
      <method name="Set">
       <arg name="interface" type="s" direction="in"/><arg name="property" type="s" direction="in"/>
       <arg name="value" type="v" direction="in"/>
      </method>
      <signal name="PropertiesChanged">
       <arg name="interface" type="s"/><arg name="changed" type="a{sv}"/><arg name="invalidated" type="as"/>
      </signal>
     </interface>
     <interface name="org.mpris.MediaPlayer2">
      <method name="Raise"/><method name="Quit"/>
    \(properties(rootProperties, of: MediaRequest.root))
     </interface>
     <interface name="org.mpris.MediaPlayer2.Player">
      <method name="Next"/><method name="Previous"/><method name="Pause"/><method name="PlayPause"/>
      <method name="Stop"/><method name="Play"/>
      <method name="Seek"><arg name="Offset" type="x" direction="in"/></method>
      <method name="SetPosition">
       <arg name="TrackId" type="o" direction="in"/><arg name="Position" type="x" direction="in"/>
      </method>
      <method name="OpenUri"><arg name="Uri" type="s" direction="in"/></method>
      <signal name="Seeked"><arg name="Position" type="x"/></signal>
    \(properties(
      MediaState().properties.merging(constants) { $1 }.merging(["Position": .int64(0)]) { $1 },
      of: MediaRequest.player))
     </interface>
    </node>
    """

  private static let writable: Set = ["LoopStatus", "Rate", "Shuffle", "Volume"]

  private static func properties(_ properties: [String: DBusValue], of interface: String) -> String {
    properties.sorted { $0.key < $1.key }.map { name, value in
      let access = writable.contains(name) ? "readwrite" : "read"
      let tells = name == "Position" ? "false" : constants[name] ?? rootProperties[name] == nil ? "true" : "const"
      return """
          <property name="\(name)" type="\(value.signature)" access="\(access)">\
        <annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="\(tells)"/></property>
        """
    }.joined(separator: "\n")
  }
}
