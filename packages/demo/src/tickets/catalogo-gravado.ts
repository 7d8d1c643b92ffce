import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { cliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import { filial } from '@balcao/api/src/features/filiais/tabelas.ts'
import { notaFiscal, notaItem } from '@balcao/api/src/features/notas/tabelas.ts'
import { produto } from '@balcao/api/src/features/produtos/tabelas.ts'
import { setor } from '@balcao/api/src/features/setores/tabelas.ts'
import {
  custo,
  motivoAnalise,
  motivoFinalizacao,
  motivoProduto,
  ticketEtapa,
  ticketMotivoAbertura,
  ticketOrigem,
  ticketStatus,
  ticketTipo,
} from '@balcao/api/src/features/tickets/nucleo/tabelas-catalogo.ts'
import { transportadora } from '@balcao/api/src/features/transportadoras/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import { asc } from 'drizzle-orm'

export type CatalogoGravado = Awaited<ReturnType<typeof lerCatalogoGravado>>

/** The numbers that the database gave to what tickets refer to, by what each is known by. */
export async function lerCatalogoGravado(tx: Executor) {
  const tipos = await tx.select({ chave: ticketTipo.chave, id: ticketTipo.id }).from(ticketTipo)
  const chaveDoTipo = new Map(tipos.map(({ chave, id }) => [id, chave]))
  const doTipo = (tipoId: number | null) => (tipoId === null ? '' : (chaveDoTipo.get(tipoId) ?? ''))
  const etapas = await tx.select().from(ticketEtapa)
  const finais = await tx.select().from(motivoFinalizacao)
  const itens = await tx
    .select({ nota: notaItem.notaId, numero: notaItem.numeroItem, id: notaItem.id })
    .from(notaItem)
  const idDaNota = idsPorChave(
    await tx.select({ chave: notaFiscal.chave, id: notaFiscal.id }).from(notaFiscal),
  )
  const idDoItem = idsPorChave(itens.map(({ nota, numero, id }) => ({ chave: `${nota}/${numero}`, id })))
  const idDaEtapa = idsPorChave(
    etapas.map(({ tipoId, ordem, id }) => ({ chave: `${doTipo(tipoId)}/${ordem}`, id })),
  )
  const idDoFim = idsPorChave(
    finais.map(({ tipoId, descricao, id }) => ({ chave: `${doTipo(tipoId)}/${descricao}`, id })),
  )
  const especificos = new Set(finais.map(({ tipoId, descricao }) => `${doTipo(tipoId)}/${descricao}`))
  return {
    tipo: idsPorChave(tipos),
    etapa: (tipo: string, ordem: number) => idDaEtapa(`${tipo}/${ordem}`),
    /** Of the type, or one that all types have. */
    motivoDoFim: (tipo: string, descricao: string) =>
      idDoFim(especificos.has(`${tipo}/${descricao}`) ? `${tipo}/${descricao}` : `/${descricao}`),
    motivoDeAbertura: idsPorChave(caminhosDosMotivos(await tx.select().from(ticketMotivoAbertura), doTipo)),
    nota: idDaNota,
    itemDaNota: (nota: string, numero: number) => idDoItem(`${idDaNota(nota)}/${numero}`),
    status: idsPorChave(
      await tx.select({ chave: ticketStatus.label, id: ticketStatus.id }).from(ticketStatus),
    ),
    setor: idsPorChave(await tx.select({ chave: setor.nome, id: setor.id }).from(setor)),
    origem: idsPorChave(
      await tx.select({ chave: ticketOrigem.chave, id: ticketOrigem.id }).from(ticketOrigem),
    ),
    motivoDoProduto: idsPorChave(
      await tx.select({ chave: motivoProduto.descricao, id: motivoProduto.id }).from(motivoProduto),
    ),
    motivoDaAnalise: idsPorChave(
      await tx.select({ chave: motivoAnalise.descricao, id: motivoAnalise.id }).from(motivoAnalise),
    ),
    custo: idsPorChave(await tx.select({ chave: custo.descricao, id: custo.id }).from(custo)),
    cliente: idsPorChave(await tx.select({ chave: cliente.documento, id: cliente.id }).from(cliente)),
    colaborador: idsPorChave(
      await tx.select({ chave: colaborador.cpf, id: colaborador.id }).from(colaborador),
    ),
    produto: idsPorChave(await tx.select({ chave: produto.codigo, id: produto.id }).from(produto)),
    transportadora: idsPorChave(
      await tx.select({ chave: transportadora.cnpj, id: transportadora.id }).from(transportadora),
    ),
    filiais: await tx.select({ cnpj: filial.cnpj, id: filial.id }).from(filial).orderBy(asc(filial.id)),
  }
}

type Motivo = typeof ticketMotivoAbertura.$inferSelect

/** 'AVARIA/No transporte/Carga molhada': the same words may be in several branches. */
export const caminhoDoMotivo = (tipo: string, descricoes: readonly string[]) =>
  [tipo, ...descricoes].join('/')

function caminhosDosMotivos(motivos: readonly Motivo[], doTipo: (id: number) => string) {
  const porId = new Map(motivos.map((motivo) => [motivo.id, motivo]))
  const subir = ({ descricao, paiId }: Motivo): string[] => {
    const pai = paiId === null ? undefined : porId.get(paiId)
    return pai ? [...subir(pai), descricao] : [descricao]
  }
  return motivos.map((motivo) => ({
    chave: caminhoDoMotivo(doTipo(motivo.tipoId), subir(motivo)),
    id: motivo.id,
  }))
}
