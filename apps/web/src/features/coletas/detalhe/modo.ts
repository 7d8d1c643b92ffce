/** What the one dialog shows: the order, one of its two deeds, or who fetches it. */
export type Modo = 'ver' | 'confirmar' | 'cancelar' | 'responsavel'
