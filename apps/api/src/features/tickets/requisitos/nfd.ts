import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { multiplicar, somar } from '@balcao/dominio/formatos/decimal'
import { limparChave, partesDaChave } from '@balcao/dominio/notas/chave'
import { impedimentoDaNfd, problemasDaNfd } from '@balcao/dominio/notas/nfd'
import { SEM_FATOS } from '@balcao/dominio/tickets/etapas'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { chaveDaNfd } from '@balcao/dominio/tickets/requisitos/nfd'
import type { NfeLida } from '../../notas/ler-nfe.ts'
import { guardarAnexos } from '../nucleo/guardar-anexos.ts'
import { exigirConferido } from '../nucleo/recusar.ts'
import { type ArquivoDaNfd, notaDoArquivo } from './arquivo-da-nfd.ts'
import type { Cumprimento, PedidoDeAvanco } from './cumprimento.ts'
import { itensDoTicket } from './queries.ts'
import {
  chavesDasNfds,
  chavesDeVenda,
  inserirArquivoDaNfd,
  outroTicketComNfd,
  partesDaDevolucao,
  substituirNfd,
} from './queries-nfd.ts'

/** TIC-11 The return invoice, read from its XML or known by the key of its PDF, kept with the ticket. */
export async function cumprirNfd(pedido: PedidoDeAvanco): Promise<Cumprimento> {
  const { tx, linha, corpo, arquivo, autoria, negocio } = pedido
  const nota = arquivo && notaDoArquivo(arquivo)
  const encontradas = nota ? [limparChave(nota.chave)] : (arquivo?.chavesNoPdf ?? null)
  const digitada = corpo.nfd?.chave ? limparChave(corpo.nfd.chave) : null
  const { compradoEm, ...partes } = await partesDaDevolucao(tx, linha)
  const ticket = {
    ...partes,
    emissao: { desde: compradoEm && hojeEm(compradoEm), ate: hojeEm(autoria.agora) },
    chavesDeVenda: await chavesDeVenda(tx, [...(encontradas ?? []), ...(digitada ? [digitada] : [])]),
    valorEsperado: await valorAutorizado(pedido),
    casasDoDinheiro: negocio.parametros(linha.filialId).casasDecimaisDinheiro,
  }
  const { chave } = exigirConferido(
    chaveDaNfd({
      encontradas,
      digitada,
      guardadas: await chavesDasNfds(tx, linha.id),
      serve: (candidata) => !impedimentoDaNfd(problemasDaNfd({ chave: candidata }, ticket)),
    }),
  )
  const problemas = problemasDaNfd(nota ?? { chave }, ticket)
  const impedimento = impedimentoDaNfd(problemas)
  if (impedimento) {
    const campo = nota || !digitada ? 'arquivos' : 'nfd.chave'
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { [campo]: impedimento.mensagem } })
  }
  const { numero, serie } = exigirPartes(chave)
  const anexoId = arquivo ? await guardar(pedido, arquivo, { chave, numero, serie, nota }) : undefined
  return {
    fatos: SEM_FATOS,
    relato: comObservacao(
      FRASES.nfd(numero, serie),
      ...problemas.map(({ mensagem }) => mensagem),
      await repeticao(pedido, chave),
    ),
    dados: { nfd: chave, problemas: problemas.map(({ codigo }) => codigo) },
    ...(anexoId !== undefined && { anexoId }),
  }
}

/** What was authorised is worth that much; unknown before any analysis. */
async function valorAutorizado({ tx, linha }: PedidoDeAvanco): Promise<string | null> {
  const autorizados = (await itensDoTicket(tx, linha.id)).filter(({ status }) => status === 'A')
  if (autorizados.length === 0) return null
  const parcelas = autorizados.map(({ autorizada, valorUnitario }) => multiplicar(autorizada, valorUnitario))
  return somar(...parcelas).toFixed(2)
}

function exigirPartes(chave: string) {
  const partes = partesDaChave(chave)
  if (!partes) throw new Error('uma chave inválida passou pela regra da NFD')
  return partes
}

type Lida = { chave: string; numero: number; serie: number; nota: NfeLida | null }

async function guardar(
  { tx, linha, negocio, autoria, aoFalhar }: PedidoDeAvanco,
  enviado: ArquivoDaNfd,
  { chave, numero, serie, nota }: Lida,
): Promise<number> {
  const { agora, colaboradorId } = autoria
  const [guardado] = await guardarAnexos({ armazem: negocio.armazem, aoFalhar }, [enviado])
  if (!guardado) throw new Error('o arquivo não foi guardado')
  const anexoId = await inserirArquivoDaNfd(tx, {
    ...guardado,
    ticketId: linha.id,
    tipo: 'NFD',
    interno: false,
    criadoEm: agora,
    criadoPor: colaboradorId,
  })
  await substituirNfd(tx, {
    ticketId: linha.id,
    chave,
    numero,
    serie,
    emitidaEm: nota ? new Date(nota.emitidaEm) : null,
    valorTotal: nota?.totais.nota ?? null,
    referenciadas: nota?.referenciadas ?? enviado.chavesNoPdf.filter((outra) => outra !== chave),
    anexoId,
    criadaEm: agora,
  })
  return anexoId
}

/** The same goods credited twice is worth a look. */
async function repeticao({ tx, linha }: PedidoDeAvanco, chave: string): Promise<string | null> {
  const protocolo = await outroTicketComNfd(tx, linha.id, chave)
  return protocolo && FRASES.nfdEmOutroTicket(formatarProtocolo(protocolo))
}
