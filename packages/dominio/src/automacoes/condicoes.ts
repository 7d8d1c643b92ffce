/** MES-10 What a rule may ask of a ticket; a field without choices asks nothing. */
export const CONDICOES = {
  tipos: 'Tipo',
  motivos: 'Motivo da abertura',
  clientes: 'Cliente',
  setores: 'Setor',
  filiais: 'Filial',
  etiquetas: 'Etiqueta',
} as const
export type Condicao = keyof typeof CONDICOES
export const condicoes = Object.keys(CONDICOES) as Condicao[]

export type Se = Record<Condicao, number[]>

/** A ticket as the conditions look at it. */
export type Fatos = {
  tipoId: number
  motivos: readonly number[]
  clienteId: number | null
  setorId: number
  filialId: number
  etiquetas: readonly number[]
}

/** What a ticket has of each condition. */
const TEM: Record<Condicao, (fatos: Fatos) => readonly (number | null)[]> = {
  tipos: ({ tipoId }) => [tipoId],
  motivos: ({ motivos }) => motivos,
  clientes: ({ clienteId }) => [clienteId],
  setores: ({ setorId }) => [setorId],
  filiais: ({ filialId }) => [filialId],
  etiquetas: ({ etiquetas }) => etiquetas,
}

/** MES-10 Every condition that asks something is met by one of its choices. */
export const combina = (se: Se, fatos: Fatos): boolean =>
  condicoes.every(
    (condicao) =>
      se[condicao].length === 0 ||
      TEM[condicao](fatos).some((id) => id !== null && se[condicao].includes(id)),
  )
