export type Fonte = 'RECEITA' | 'CEP'
/** 'CADASTRO': it was on record before the registration was opened; 'ULTIMO': the one before had it, and it is only proposed. */
export type Origem = Fonte | 'CADASTRO' | 'ULTIMO' | 'PESSOA'
/** Who told a field, by its name on the wire: 'empresa.cnae'. What is not there nobody filled in. */
export type Origens = Readonly<Record<string, Origem>>

type Valor = string | readonly string[]
type Partes = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What a source outside told, field by field; empty text empties the field. */
export type Consulta = { fonte: Fonte; valores: Readonly<Record<string, Valor>> }

/** A city, its code and its state are one thing: they change together or not at all. */
const JUNTOS: readonly string[] = ['cidade', 'ibge', 'uf']

/** What was on record is worth more than what the tax authority has, and nothing once there is another CEP. */
function fica(origens: Origens, campo: string, fonte: Fonte): boolean {
  const [parte, nome = ''] = campo.split('.')
  const irmaos = JUNTOS.includes(nome) ? JUNTOS.map((irmao) => `${parte}.${irmao}`) : [campo]
  const dono: readonly (Origem | undefined)[] = fonte === 'CEP' ? ['PESSOA'] : ['PESSOA', 'CADASTRO']
  return irmaos.some((irmao) => dono.includes(origens[irmao]))
}

/** CAD-03, CAD-09 What came from outside goes over what came from outside; what the person wrote, or erased, stays. */
export function aplicarConsulta<F extends Partes>(
  formulario: F,
  origens: Origens,
  { fonte, valores }: Consulta,
): { formulario: F; origens: Origens } {
  const partes: Record<string, Record<string, unknown>> = {}
  const novas: Record<string, Origem> = { ...origens }
  for (const [campo, valor] of Object.entries(valores)) {
    if (fica(origens, campo, fonte)) continue
    const [parte = '', nome = ''] = campo.split('.')
    partes[parte] = { ...(partes[parte] ?? formulario[parte]), [nome]: valor }
    if (valor.length > 0) novas[campo] = fonte
    else delete novas[campo]
  }
  return { formulario: { ...formulario, ...partes }, origens: novas }
}

export const escritoPorPessoa = (origens: Origens, campos: readonly string[]): Origens => ({
  ...origens,
  ...Object.fromEntries(campos.map((campo) => [campo, 'PESSOA' as const])),
})

/** What nobody typed, for whoever decides about it. */
export const camposDaConsulta = (origens: Origens): string[] =>
  Object.keys(origens).filter((campo) => origens[campo] === 'RECEITA' || origens[campo] === 'CEP')

/** The address that follows another was told by the same. */
export function comOrigensDe(origens: Origens, de: string, para: string): Origens {
  const outras = Object.entries(origens).filter(([campo]) => campo.split('.')[0] !== para)
  const copiadas = Object.entries(origens)
    .filter(([campo]) => campo.split('.')[0] === de)
    .map(([campo, quem]) => [`${para}.${campo.split('.')[1]}`, quem] as const)
  return Object.fromEntries([...outras, ...copiadas])
}
