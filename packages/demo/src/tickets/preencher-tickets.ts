import { atividade } from '@balcao/api/src/features/atividades/tabelas.ts'
import { STATUS } from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import {
  ticket,
  ticketAnexo,
  ticketCusto,
  ticketHistorico,
  ticketItem,
  ticketMotivo,
  ticketNfd,
  ticketNota,
  ticketProrrogacao,
} from '@balcao/api/src/features/tickets/nucleo/tabelas.ts'
import type { Armazem } from '@balcao/api/src/platform/arquivos/armazem.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import type { Demo } from '../gerar-demo.ts'
import { emLotes, gravarRegistros, reservarIds } from '../lotes.ts'
import type { ClasseDoProduto } from '../produtos/classificar-produtos.ts'
import type { DadosDaEntrada } from './andamento.ts'
import { type AnexoGerado, desenharModelos, type ModeloDeAnexo } from './anexos.ts'
import { type CatalogoGravado, caminhoDoMotivo, lerCatalogoGravado } from './catalogo-gravado.ts'
import { atividadeDoTicket, protocoloDe, type TicketGerado } from './gerar-tickets.ts'
import type { ProdutoDoTicket } from './produtos-do-ticket.ts'

const ARQUIVOS_AO_MESMO_TEMPO = 30

export type ConteudoDoAnexo = ReadonlyMap<ModeloDeAnexo, Buffer>
type Arquivos = {
  armazem: Pick<Armazem, 'gravar'>
  tickets: readonly TicketGerado[]
  autor: string
  agora: Date
}

const anexosDe = ({ entradas }: TicketGerado) => entradas.flatMap(({ anexos }) => anexos)

function bytesDe({ conteudo }: AnexoGerado, modelos: ConteudoDoAnexo): Buffer {
  if (typeof conteudo === 'object') return Buffer.from(conteudo.xml)
  const bytes = modelos.get(conteudo)
  if (!bytes) throw new Error(`Nada foi desenhado para ${conteudo}`)
  return bytes
}

/** Stores every attachment; answers the contents that they share. */
export async function gravarAnexos({ armazem, tickets, autor, agora }: Arquivos): Promise<ConteudoDoAnexo> {
  const modelos = await desenharModelos(autor, agora)
  for (const lote of emLotes(tickets.flatMap(anexosDe), ARQUIVOS_AO_MESMO_TEMPO))
    await Promise.all(
      lote.map((anexo) => armazem.gravar(anexo.arquivo, bytesDe(anexo, modelos), anexo.midia)),
    )
  return modelos
}

type Fontes = {
  demo: Pick<Demo, 'filiais' | 'clientes'>
  tickets: readonly TicketGerado[]
  classes: readonly ClasseDoProduto[]
  modelos: ConteudoDoAnexo
}

/** Tickets with all that hangs from them, and what was done with their customers. */
export async function preencherTickets(tx: Executor, fontes: Fontes): Promise<void> {
  const { tickets, demo, classes, modelos } = fontes
  const ids = await lerCatalogoGravado(tx)
  const numeros = await numerar(tx, tickets)
  const classeDe = new Map(classes.map(({ codigo, classeVenda }) => [codigo, classeVenda]))
  const clientes = new Map(demo.clientes.map((cliente) => [cliente.documento, cliente]))
  const idDaFilial = (posicao: number) => {
    const achada = ids.filiais.find(({ cnpj }) => cnpj === demo.filiais[posicao]?.cnpj)
    if (!achada) throw new Error(`A filial ${posicao} não foi gravada`)
    return achada.id
  }
  const linhas = tickets.map((gerado, i) =>
    linhasDoTicket(gerado, numeros[i] as Numeros, { ids, idDaFilial, classeDe, clientes, modelos }),
  )
  await gravarRegistros(
    tx,
    ticket,
    linhas.map((linha) => linha.ticket),
  )
  await gravarRegistros(
    tx,
    ticketMotivo,
    linhas.flatMap(({ motivos }) => motivos),
  )
  await gravarRegistros(
    tx,
    ticketNota,
    linhas.flatMap(({ notas }) => notas),
  )
  await gravarRegistros(
    tx,
    ticketItem,
    linhas.flatMap(({ itens }) => itens),
  )
  await gravarRegistros(
    tx,
    ticketHistorico,
    linhas.flatMap(({ historico }) => historico),
  )
  await gravarRegistros(
    tx,
    ticketAnexo,
    linhas.flatMap(({ anexos }) => anexos),
  )
  await gravarRegistros(
    tx,
    ticketNfd,
    linhas.flatMap(({ nfds }) => nfds),
  )
  await gravarRegistros(
    tx,
    ticketProrrogacao,
    linhas.flatMap(({ prorrogacoes }) => prorrogacoes),
  )
  await gravarRegistros(
    tx,
    ticketCusto,
    linhas.flatMap(({ custos }) => custos),
  )
  await gravarRegistros(
    tx,
    atividade,
    linhas.flatMap((linha) => linha.atividades),
  )
}

type Numeros = { ticket: number; itens: number[]; historico: number[]; anexos: number[] }

async function numerar(tx: Executor, tickets: readonly TicketGerado[]): Promise<Numeros[]> {
  const repartir = (todos: number[], quantos: (gerado: TicketGerado) => number) => {
    const restantes = [...todos]
    return tickets.map((gerado) => restantes.splice(0, quantos(gerado)))
  }
  const reservar = async (
    tabela: Parameters<typeof reservarIds>[1],
    quantos: (gerado: TicketGerado) => number,
  ) => {
    const total = tickets.reduce((soma, gerado) => soma + quantos(gerado), 0)
    return repartir(await reservarIds(tx, tabela, total), quantos)
  }
  const dosTickets = await reservarIds(tx, ticket, tickets.length)
  const itens = await reservar(ticketItem, ({ materia }) => materia.produtos.length)
  const historico = await reservar(ticketHistorico, ({ entradas }) => entradas.length)
  const anexos = await reservar(ticketAnexo, (gerado) => anexosDe(gerado).length)
  return dosTickets.map((id, i) => ({
    ticket: id,
    itens: itens[i] ?? [],
    historico: historico[i] ?? [],
    anexos: anexos[i] ?? [],
  }))
}

type Referencias = {
  ids: CatalogoGravado
  idDaFilial(posicao: number): number
  classeDe: ReadonlyMap<string, string | null>
  clientes: ReadonlyMap<string, Demo['clientes'][number]>
  modelos: ConteudoDoAnexo
}

const seHouver = (chave: string | null, id: (chave: string) => number): number | null =>
  chave === null ? null : id(chave)

function linhasDoTicket(gerado: TicketGerado, numeros: Numeros, referencias: Referencias) {
  const { ids } = referencias
  const ticketId = numeros.ticket
  const { materia, tipo, cliente, criador, abertoEm } = gerado
  const anexos = linhasDosAnexos(gerado, numeros, referencias)
  const anexoDe = (arquivo: string) => anexos.find((anexo) => anexo.arquivo === arquivo)?.id ?? 0
  return {
    ticket: linhaDoTicket(gerado, ticketId, referencias),
    motivos: gerado.motivos.map(({ observacao }, i, lista) => ({
      ticketId,
      nivel: i + 1,
      motivoId: ids.motivoDeAbertura(
        caminhoDoMotivo(
          tipo.chave,
          lista.slice(0, i + 1).map(({ descricao }) => descricao),
        ),
      ),
      observacao,
    })),
    notas: gerado.notas.map((chave) => ({ ticketId, notaId: ids.nota(chave) })),
    itens: materia.produtos.map((produto, i) => ({
      id: numeros.itens[i],
      ticketId,
      ...linhaDoProduto(produto, referencias),
      recebidoEm: produto.recebida === null ? null : recebidoEm(gerado),
    })),
    historico: gerado.entradas.map(({ autor, em, dados, tipo: leitura, acao, mensagem, versao }, i) => ({
      id: numeros.historico[i],
      ticketId,
      tipo: leitura,
      acao,
      mensagem,
      colaboradorId: ids.colaborador(autor),
      criadoEm: em,
      versao,
      dados: dados && dadosGravados(dados, tipo.chave, numeros, ids),
    })),
    anexos,
    nfds: materia.nfd
      ? [(({ arquivo, ...nfd }) => ({ ticketId, ...nfd, anexoId: anexoDe(arquivo) }))(materia.nfd)]
      : [],
    prorrogacoes: materia.prorrogacao
      ? [
          (({ transportadora, representante, ...pedido }) => ({
            ticketId,
            ...pedido,
            transportadoraId: seHouver(transportadora, ids.transportadora),
            representanteId: seHouver(representante, ids.colaborador),
          }))(materia.prorrogacao),
        ]
      : [],
    custos: materia.custos.map(({ custo, valor, observacao, em, autor }) => ({
      ticketId,
      custoId: ids.custo(custo),
      valor,
      observacao,
      criadoEm: em,
      criadoPor: ids.colaborador(autor),
    })),
    atividades: cliente
      ? [
          {
            clienteId: ids.cliente(cliente),
            tipo: 'TICKET' as const,
            referenciaId: ticketId,
            historico: atividadeDoTicket(ticketId, gerado),
            colaboradorId: ids.colaborador(criador),
            criadaEm: abertoEm,
          },
        ]
      : [],
  }
}

/** ALC-01 Whom the answers go to, as whoever opens a ticket chooses: the customer's main address, or who asked. */
function contatoDo({ cliente, consumidor }: TicketGerado, { clientes }: Referencias) {
  const daEmpresa = cliente === null ? undefined : clientes.get(cliente)
  return {
    contatoNome: consumidor?.nome ?? daEmpresa?.fantasia ?? null,
    contatoEmail: consumidor?.email ?? daEmpresa?.email ?? null,
  }
}

function linhaDoTicket(gerado: TicketGerado, id: number, referencias: Referencias) {
  const { ids, idDaFilial } = referencias
  const { estado, entradas, tipo, consumidor, abertoEm } = gerado
  const { etapa, percurso, setor, operador, status, motivoFinalizacao, ...prazos } = estado
  const ultima = entradas.at(-1)
  const criadorId = ids.colaborador(gerado.criador)
  return {
    id,
    protocolo: protocoloDe(id, abertoEm),
    tipoId: ids.tipo(tipo.chave),
    statusId: ids.status(STATUS[status].label),
    etapaId: ids.etapa(tipo.chave, etapa.ordem),
    percurso: percurso.map((ordem) => ids.etapa(tipo.chave, ordem)),
    setorId: ids.setor(setor),
    operadorId: seHouver(operador, ids.colaborador),
    criadorId,
    filialId: idDaFilial(gerado.filial),
    clienteId: seHouver(gerado.cliente, ids.cliente),
    consumidorId: seHouver(consumidor?.conta ?? null, ids.colaborador),
    consumidorNome: consumidor?.nome ?? null,
    consumidorDocumento: consumidor?.documento ?? null,
    consumidorEmail: consumidor?.email ?? null,
    consumidorTelefone: consumidor?.telefone ?? null,
    consumidorNascimento: consumidor?.nascimento ?? null,
    ...contatoDo(gerado, referencias),
    assunto: gerado.assunto,
    origemId: ids.origem(gerado.origem),
    transportadoraId: seHouver(gerado.transportadora, ids.transportadora),
    abertoEm,
    ...prazos,
    motivoFinalizacaoId: seHouver(motivoFinalizacao, (motivo) => ids.motivoDoFim(tipo.chave, motivo)),
    movidoEm: ultima?.em ?? abertoEm,
    criadoEm: abertoEm,
    criadoPor: criadorId,
    atualizadoEm: ultima?.em ?? abertoEm,
    atualizadoPor: ultima ? ids.colaborador(ultima.autor) : criadorId,
    versao: entradas.length,
  }
}

/** The last check-in: the one whose count stays. */
const recebidoEm = ({ entradas }: TicketGerado): Date | null =>
  entradas.findLast(({ dados }) => dados?.caso === 'ETAPA' && dados.requisito?.chave === 'checkin')?.em ??
  null

function linhaDoProduto(produto: ProdutoDoTicket, { ids, classeDe }: Referencias) {
  const { nota, numeroItem, codigo, motivo, motivoAnalise, recebida } = produto
  return {
    origem: produto.origem,
    notaItemId: nota && numeroItem !== null ? ids.itemDaNota(nota, numeroItem) : null,
    notaId: seHouver(nota, ids.nota),
    produtoId: ids.produto(codigo),
    codigo,
    descricao: produto.descricao,
    codigoBarras: produto.codigoBarras,
    marca: produto.marca,
    classeVenda: classeDe.get(codigo) ?? null,
    unidade: produto.unidade,
    motivoId: seHouver(motivo, ids.motivoDoProduto),
    observacao: produto.observacao,
    status: produto.status,
    quantidadeComprada: String(produto.comprada),
    quantidadeSolicitada: String(produto.solicitada),
    valorSemImposto: produto.valorSemImposto,
    valorUnitario: produto.valorUnitario,
    quantidadeForaPrazo: String(produto.foraPrazo),
    quantidadeOutraMarca: String(produto.outraMarca),
    quantidadeFalta: String(produto.falta),
    quantidadeAvaria: String(produto.avaria),
    quantidadeQuebraDireta: String(produto.quebraDireta),
    quantidadeAutorizada: String(produto.autorizada),
    motivoAnaliseId: seHouver(motivoAnalise, ids.motivoDaAnalise),
    quantidadeRecebida: recebida === null ? null : String(recebida),
    observacaoRecebimento: produto.observacaoRecebimento,
  }
}

function linhasDosAnexos({ entradas }: TicketGerado, numeros: Numeros, { ids, modelos }: Referencias) {
  return entradas
    .flatMap(({ anexos, em, autor }, i) =>
      anexos.map((anexo) => ({ anexo, em, autor, historicoId: numeros.historico[i] ?? null })),
    )
    .map(({ anexo, em, autor, historicoId }, i) => ({
      id: numeros.anexos[i] as number,
      ticketId: numeros.ticket,
      historicoId,
      itemId: anexo.item === null ? null : (numeros.itens[anexo.item] ?? null),
      tipo: anexo.tipo,
      arquivo: anexo.arquivo,
      nomeExibicao: anexo.nomeExibicao,
      midia: anexo.midia,
      tamanho: bytesDe(anexo, modelos).length,
      interno: anexo.interno,
      criadoEm: em,
      criadoPor: ids.colaborador(autor),
    }))
}

/** The same data as the server keeps beside the entry, with the numbers of the database. */
function dadosGravados(dados: DadosDaEntrada, tipo: string, numeros: Numeros, ids: CatalogoGravado) {
  if (dados.caso === 'CONTATO') return { contato: dados.contato }
  if (dados.caso === 'FINALIZACAO')
    return { motivo: ids.motivoDoFim(tipo, dados.motivo), etapa: ids.etapa(tipo, dados.etapa) }
  if (dados.caso === 'ENCAMINHAMENTO') {
    const lugar = ({ setor, operador }: (typeof dados)['de']) => ({
      setorId: ids.setor(setor),
      operadorId: seHouver(operador, ids.colaborador),
    })
    return { de: lugar(dados.de), para: lugar(dados.para) }
  }
  const { requisito } = dados
  const passos = { de: ids.etapa(tipo, dados.de), para: ids.etapa(tipo, dados.para) }
  if (!requisito) return passos
  if (requisito.chave === 'outros') return { ...passos, ...requisito.valores }
  const produtos = requisito.produtos.map(({ posicao, motivoAnalise, ...resposta }) => ({
    id: numeros.itens[posicao],
    ...resposta,
    ...(motivoAnalise && { motivo_analise_id: ids.motivoDaAnalise(motivoAnalise) }),
  }))
  return { ...passos, [requisito.chave]: produtos }
}
