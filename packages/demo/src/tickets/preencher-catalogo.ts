import { colaboradorSetor } from '@balcao/api/src/features/acesso/tabelas.ts'
import { feriado, filialExpediente } from '@balcao/api/src/features/filiais/tabelas.ts'
import { setor } from '@balcao/api/src/features/setores/tabelas.ts'
import {
  custo,
  motivoAnalise,
  motivoFinalizacao,
  motivoProduto,
  ticketEtapa,
  ticketEtapaCondicional,
  ticketMenu,
  ticketMotivoAbertura,
  ticketOrigem,
  ticketStatus,
  ticketTipo,
} from '@balcao/api/src/features/tickets/nucleo/tabelas-catalogo.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import type { ColaboradorGerado } from '../acesso/gerar-colaboradores.ts'
import { idsPorChave } from '../lotes.ts'
import { distribuirSetores } from '../setores/distribuir-setores.ts'
import { SETORES } from '../setores/setores.ts'
import {
  type ChaveDeStatus,
  CUSTOS,
  DIAS_UTEIS,
  EXPEDIENTE,
  FINALIZACOES_SEM_CONCLUSAO,
  MENUS,
  MOTIVOS_DE_ANALISE,
  MOTIVOS_DE_PRODUTO,
  type MotivoDemo,
  ORIGENS,
  STATUS,
  TIPO_DE_TROCA,
  TIPO_NEUTRO,
  TIPOS,
  type TipoDemo,
} from './catalogo-de-tickets.ts'

type IdPorChave = (chave: string) => number
const MINUTOS_POR_HORA = 60

/** Sectors, and who works in each. */
export async function preencherSetores(
  tx: Executor,
  colaboradores: readonly ColaboradorGerado[],
  idDoColaborador: IdPorChave,
): Promise<IdPorChave> {
  const gravados = await tx
    .insert(setor)
    .values(SETORES.map((nome) => ({ nome })))
    .returning({ chave: setor.nome, id: setor.id })
  const idDoSetor = idsPorChave(gravados)
  const vinculos = [...distribuirSetores(colaboradores)].flatMap(([cpf, setores]) =>
    setores.map((nome) => ({ colaboradorId: idDoColaborador(cpf), setorId: idDoSetor(nome) })),
  )
  await tx.insert(colaboradorSetor).values(vinculos)
  return idDoSetor
}

/** Office hours of the branches, and the holidays of all of them. */
export async function preencherCalendario(
  tx: Executor,
  filiais: readonly number[],
  feriados: readonly { data: string; nome: string }[],
): Promise<void> {
  await tx
    .insert(filialExpediente)
    .values(
      filiais.flatMap((filialId) =>
        DIAS_UTEIS.flatMap((diaDaSemana) => EXPEDIENTE.map((turno) => ({ filialId, diaDaSemana, ...turno }))),
      ),
    )
  if (feriados.length > 0) await tx.insert(feriado).values(feriados.map((dia) => ({ ...dia })))
}

/** Kinds of ticket with their reasons and steps. */
export async function preencherCatalogoDeTickets(tx: Executor, idDoSetor: IdPorChave): Promise<void> {
  const chavesDeStatus = Object.keys(STATUS) as ChaveDeStatus[]
  const status = await tx
    .insert(ticketStatus)
    .values(chavesDeStatus.map((chave, ordem) => ({ ...STATUS[chave], ordem })))
    .returning({ chave: ticketStatus.label, id: ticketStatus.id })
  const idDoLabel = idsPorChave(status)
  const menus = await tx
    .insert(ticketMenu)
    .values(Object.entries(MENUS).map(([chave, descricao], ordem) => ({ chave, descricao, ordem })))
    .returning({ chave: ticketMenu.chave, id: ticketMenu.id })
  const idDoMenu = idsPorChave(menus)
  await tx
    .insert(ticketOrigem)
    .values(Object.entries(ORIGENS).map(([chave, descricao], ordem) => ({ chave, descricao, ordem })))
  await tx.insert(motivoProduto).values(MOTIVOS_DE_PRODUTO.map((motivo, ordem) => ({ ...motivo, ordem })))
  await tx.insert(motivoAnalise).values(MOTIVOS_DE_ANALISE.map((descricao, ordem) => ({ descricao, ordem })))
  await tx.insert(custo).values(CUSTOS.map((descricao, ordem) => ({ descricao, ordem })))
  await tx
    .insert(motivoFinalizacao)
    .values(
      FINALIZACOES_SEM_CONCLUSAO.map((motivo, ordem) => ({ ...motivo, conclui: false, ordem: 100 + ordem })),
    )
  const ids = { idDoSetor, idDoMenu, idDoStatus: (chave: ChaveDeStatus) => idDoLabel(STATUS[chave].label) }
  for (const [ordem, tipo] of [...TIPOS, TIPO_NEUTRO, TIPO_DE_TROCA].entries())
    await preencherTipo(tx, tipo, ordem, ids)
}

type Ids = { idDoSetor: IdPorChave; idDoMenu: IdPorChave; idDoStatus: (chave: ChaveDeStatus) => number }

async function preencherTipo(tx: Executor, tipo: TipoDemo, ordem: number, ids: Ids): Promise<void> {
  const { usa = {} } = tipo
  const [linha] = await tx
    .insert(ticketTipo)
    .values({
      menuId: ids.idDoMenu(tipo.menu),
      chave: tipo.chave,
      descricao: tipo.descricao,
      usaAssunto: usa.assunto ?? 1,
      usaConsumidorFinal: usa.consumidorFinal ?? 0,
      usaNota: usa.nota ?? 0,
      usaProduto: usa.produto ?? 0,
      usaNotaProduto: usa.notaProduto ?? 0,
      usaProrrogacao: usa.prorrogacao ?? 0,
      usaMensagem: usa.mensagem ?? 0,
      usaTransportadora: usa.transportadora ?? 0,
      motivosObrigatorio: tipo.motivosObrigatorio ?? false,
      permiteEspelho: tipo.permiteEspelho ?? false,
      troca: tipo.troca ?? false,
      minutosResposta: tipo.horasResposta * MINUTOS_POR_HORA,
      minutosSolucao: tipo.horasSolucao * MINUTOS_POR_HORA,
      ordem,
    })
    .returning({ id: ticketTipo.id })
  if (!linha) throw new Error(`o tipo ${tipo.chave} não foi gravado`)
  await preencherMotivos(tx, linha.id, null, tipo.motivos)
  await tx.insert(motivoFinalizacao).values(
    tipo.finalizacao.map(({ descricao, informa = false }, posicao) => ({
      tipoId: linha.id,
      descricao,
      informa,
      conclui: true,
      ordem: posicao,
    })),
  )
  await preencherEtapas(tx, linha.id, tipo, ids)
}

async function preencherMotivos(
  tx: Executor,
  tipoId: number,
  paiId: number | null,
  motivos: readonly MotivoDemo[],
): Promise<void> {
  for (const [ordem, { descricao, informa = false, padrao = false, sub = [] }] of motivos.entries()) {
    const [linha] = await tx
      .insert(ticketMotivoAbertura)
      .values({ tipoId, paiId, descricao, informa, padrao, subnivelObrigatorio: sub.length > 0, ordem })
      .returning({ id: ticketMotivoAbertura.id })
    if (linha && sub.length > 0) await preencherMotivos(tx, tipoId, linha.id, sub)
  }
}

async function preencherEtapas(tx: Executor, tipoId: number, { etapas }: TipoDemo, ids: Ids): Promise<void> {
  const gravadas = await tx
    .insert(ticketEtapa)
    .values(
      etapas.map(({ nome, requisito, ...etapa }, ordem) => ({
        tipoId,
        ordem: ordem + 1,
        nome,
        setorId: ids.idDoSetor(etapa.setor),
        statusId: ids.idDoStatus(etapa.status),
        requisito: requisito ?? null,
        permiteFinalizar: etapa.permiteFinalizar ?? false,
        desvio: etapa.desvio ?? false,
        aguardaColeta: etapa.aguardaColeta ?? false,
      })),
    )
    .returning({ chave: ticketEtapa.nome, id: ticketEtapa.id })
  const idDaEtapa = idsPorChave(gravadas)
  const saidas = etapas.flatMap(({ nome, saidas: lista = [] }) =>
    lista.map(({ condicao, descricao, para }, ordem) => ({
      etapaId: idDaEtapa(nome),
      condicao,
      descricao,
      proximaEtapaId: idDaEtapa(para),
      ordem,
    })),
  )
  if (saidas.length > 0) await tx.insert(ticketEtapaCondicional).values(saidas)
}
