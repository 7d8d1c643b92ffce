import { plural } from '../formatos/contagem.ts'
import { type TipoDeUsuario, veTodasAsFiliais } from '../usuarios.ts'

/** ADM-02 What goes from a person to others when they leave. */
export const POSSES = {
  tickets: { nome: 'Tickets', um: 'ticket', varios: 'tickets' },
  carteira: { nome: 'Carteira', um: 'cliente', varios: 'clientes' },
  agendas: { nome: 'Agendas', um: 'agenda', varios: 'agendas' },
  orcamentos: { nome: 'Orçamentos', um: 'orçamento', varios: 'orçamentos' },
  equipe: { nome: 'Equipe', um: 'pessoa da equipe', varios: 'pessoas da equipe' },
} as const
export type Posse = keyof typeof POSSES
export const posses = Object.keys(POSSES) as Posse[]

/** '1 ticket', '12 tickets' */
export const dizerPosse = (qual: Posse, quantas: number): string =>
  plural(quantas, POSSES[qual].um, POSSES[qual].varios)

type Destino = {
  tem: Readonly<Record<Posse, number>>
  para: Readonly<Record<Posse, number | null>>
  /** Active people of the staff, besides whoever leaves. */
  colegas: readonly number[]
  /** Who answers to whoever leaves through somebody else: heading that team, they would answer to themselves. */
  abaixoDaEquipe: readonly number[]
}

/** ADM-02 Why it cannot go there, at its field. Tickets may go to nobody, which is their queue. */
export function problemasDaPassagem({ tem, para, colegas, abaixoDaEquipe }: Destino): Record<string, string> {
  return Object.fromEntries(
    posses.flatMap((qual): [string, string][] => {
      const quem = para[qual]
      if (tem[qual] === 0) return []
      if (quem === null)
        return qual === 'tickets' ? [] : [[qual, `Escolha quem fica com ${dizerPosse(qual, tem[qual])}.`]]
      if (!colegas.includes(quem)) return [[qual, 'Escolha alguém ativo da equipe.']]
      return qual === 'equipe' && abaixoDaEquipe.includes(quem)
        ? [[qual, 'Esta pessoa responde a alguém dessa equipe.']]
        : []
    }),
  )
}

const saiu =
  (antes: readonly number[], depois: readonly number[]) =>
  ({ id }: { id: number }): boolean =>
    antes.includes(id) && !depois.includes(id)

type NoSetor = { id: number; nome: string; tickets: number }
const listar = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** ADM-02 Taken out of a sector, a person keeps the tickets they had there: what is told before it is saved; null of none. */
export function avisoDosSetoresTirados(
  porSetor: readonly NoSetor[],
  antes: readonly number[],
  depois: readonly number[],
): string | null {
  const ficam = porSetor.filter(saiu(antes, depois))
  if (ficam.length === 0) return null
  const ditos = ficam.map(({ nome, tickets }) => `${dizerPosse('tickets', tickets)} de ${nome}`)
  return `Esta pessoa continua com ${listar.format(ditos)}, e não verá mais a fila de lá. Para que outros atendam, encaminhe ou devolva à fila.`
}

/** What a person may have open in a branch. */
const NA_FILIAL = ['tickets', 'orcamentos', 'agendas'] as const satisfies readonly Posse[]
export type NaFilial = { id: number; nome: string } & Record<(typeof NA_FILIAL)[number], number>

/** ADM-02 Taken out of a branch, a person keeps what they had there and sees the rest no more; null of none, or of who sees them all. */
export function avisoDasFiliaisTiradas(
  porFilial: readonly NaFilial[],
  antes: readonly number[],
  { tipo, filiais }: { tipo: TipoDeUsuario | null; filiais: readonly number[] },
): string | null {
  const tiradas = porFilial.filter(saiu(antes, filiais))
  if (tipo === null || veTodasAsFiliais(tipo) || tiradas.length === 0) return null
  const ficam = tiradas.flatMap((filial) => {
    const dela = NA_FILIAL.filter((qual) => filial[qual] > 0).map((qual) => dizerPosse(qual, filial[qual]))
    return dela.length === 0 ? [] : [`${listar.format(dela)} de ${filial.nome}`]
  })
  const nomes = listar.format(tiradas.map(({ nome }) => nome))
  return [
    ficam.length > 0 && `Esta pessoa continua com ${ficam.join('; ')}.`,
    tipo === 'REPRESENTANTE'
      ? `A carteira fica, mas não se escolhe mais ${nomes} no que ela abrir.`
      : `Não verá mais a fila de ${nomes}, nem os clientes que só se atendem lá e as agendas com eles.`,
    ficam.length > 0 && 'Para que outros sigam, passe adiante antes de salvar.',
  ]
    .filter(Boolean)
    .join(' ')
}
