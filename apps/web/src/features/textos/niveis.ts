import type { MensagemNaTela, mudarTextos } from '@balcao/dominio/textos/contratos'
import type * as z from 'zod/mini'

export type Escritos = Omit<z.output<typeof mudarTextos.corpo>, 'versao'>

type DaParte = { mensagem: MensagemNaTela; parte: string; idFil: number | null }

const doNivel = ({ niveis }: MensagemNaTela, idFil: number | null) =>
  niveis.find((nivel) => nivel.idFil === idFil)

export const versaoNoNivel = (mensagem: MensagemNaTela, idFil: number | null): number =>
  doNivel(mensagem, idFil)?.versao ?? 0

/** What would be said there if nothing were written there: the business's words, or the shipped ones. */
export function oQueHerda({ mensagem, parte, idFil }: DaParte): string {
  const padrao = mensagem.partes.find(({ nome }) => nome === parte)?.padrao ?? ''
  return (idFil === null ? null : doNivel(mensagem, null)?.valores[parte]) ?? padrao
}

export const oQueDiz = (qual: DaParte): string =>
  doNivel(qual.mensagem, qual.idFil)?.valores[qual.parte] ?? oQueHerda(qual)

/** What is written like what is above is not written here: it goes on following it. */
export const paraGuardar = (
  mensagem: MensagemNaTela,
  idFil: number | null,
  escritos: Readonly<Record<string, string | null>>,
): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(escritos).map(([parte, dito]) => [
      parte,
      dito === null || dito.trim() === oQueHerda({ mensagem, parte, idFil }).trim() ? null : dito,
    ]),
  )

/** Where it says something of its own: null is the business. */
export const ondeMudou = ({ niveis }: MensagemNaTela): (number | null)[] =>
  niveis.flatMap(({ idFil, valores }) =>
    Object.values(valores).some((dito) => dito !== null) ? [idFil] : [],
  )
