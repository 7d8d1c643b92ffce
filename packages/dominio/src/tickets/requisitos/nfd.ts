import { limparChave } from '../../notas/chave.ts'
import type { Conferido } from './campos.ts'
import { concluir } from './campos.ts'

const MENSAGENS_DO_ENVIO = {
  arquivo: 'Envie o XML ou o PDF da nota de devolução.',
  semChave: 'Não encontramos a chave de acesso neste PDF. Digite os 44 caracteres dela.',
  chaveDeOutra: 'Esta chave não é a da nota enviada.',
} as const

type Envio = {
  /** Keys read from the file, in reading order; null when none was sent. */
  encontradas: readonly string[] | null
  digitada: string | null
  /** Keys of return invoices that the ticket already has. */
  guardadas: readonly string[]
  /** Whether an invoice with this key could be the one of this ticket. */
  serve(chave: string): boolean
}

/** TIC-11 Which invoice is being handed in: the file tells, or who sends it where the file can't. */
export function chaveDaNfd({ encontradas, digitada, guardadas, serve }: Envio): Conferido<{ chave: string }> {
  const escrita = digitada ? limparChave(digitada) : null
  if (!encontradas)
    return escrita && guardadas.includes(escrita)
      ? { chave: escrita }
      : { campos: { arquivos: MENSAGENS_DO_ENVIO.arquivo } }
  if (escrita) {
    const deOutra = encontradas.length > 0 && !encontradas.includes(escrita)
    return concluir(deOutra ? { 'nfd.chave': MENSAGENS_DO_ENVIO.chaveDeOutra } : {}, () => ({
      chave: escrita,
    }))
  }
  // A DANFE also prints the keys of what it returns, which are not its own.
  const chave = encontradas.find(serve) ?? encontradas[0]
  return chave ? { chave } : { campos: { 'nfd.chave': MENSAGENS_DO_ENVIO.semChave } }
}
