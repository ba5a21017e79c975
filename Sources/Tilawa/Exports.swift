// Programs name a riwayah without another import.
@_exported public import enum TilawaCore.Riwayah
