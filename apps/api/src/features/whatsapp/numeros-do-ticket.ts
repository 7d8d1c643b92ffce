import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { pode } from '@balcao/dominio/permissoes'
import { numeroDoWhatsapp } from '@balcao/dominio/whatsapp/numero'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { deQuemEOTicket, telefonesDoCliente } from './queries-conversa.ts'

/** ALC-05 The person who asked first, then the customer's mobiles, those said to be on WhatsApp before the others; each number once. */
export async function numerosDoTicket(banco: Executor, sessao: Sessao, ticketId: number) {
  const { clienteId, consumidorNome, consumidorTelefone, fantasia, telefone } = await deQuemEOTicket(
    banco,
    ticketId,
  )
  const outros =
    clienteId !== null && pode(sessao.autorizacoes, 'CLIENTE_TELEFONES')
      ? await telefonesDoCliente(banco, clienteId)
      : []
  const nome = fantasia ?? ''
  const telefones = [
    { nome: consumidorNome ?? '', telefone: consumidorTelefone },
    ...outros.map(({ numero, descricao }) => ({ nome: `${nome} · ${descricao}`, telefone: numero })),
    { nome, telefone },
  ]
  const porNumero = new Map<string, { nome: string; numero: string }>()
  for (const { nome: deQuem, telefone: qual } of telefones) {
    const numero = numeroDoWhatsapp(qual)
    if (numero && !porNumero.has(numero))
      porNumero.set(numero, { nome: deQuem || formatarTelefone(numero.slice(2)), numero })
  }
  return [...porNumero.values()]
}
