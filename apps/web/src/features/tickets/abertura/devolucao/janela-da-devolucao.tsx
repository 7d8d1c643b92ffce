import { plural } from '@balcao/dominio/formatos/contagem'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { cabeEmDuasTelas } from '@balcao/dominio/tickets/abertura/devolucao'
import type { TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button, Text } from '@mantine/core'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Comeco } from '../../../../platform/assistente/descricao-do-assistente.ts'
import { PreparoDoAssistente } from '../../../../platform/assistente/preparo-do-assistente.tsx'
import { useAssistente } from '../../../../platform/assistente/use-assistente.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { FilialDaCoisa } from '../../../../platform/parametros.ts'
import { Assistente } from '../../../../ui/assistente/assistente.tsx'
import {
  type Comandos,
  InteriorDoAssistente,
  JanelaDoAssistente,
  useComandos,
} from '../../../../ui/assistente/janela-do-assistente.tsx'
import { avisarSucesso } from '../../../../ui/retorno/toasts.ts'
import { type TicketAberto, useAbertura } from '../pedido/abrir-novo-ticket.ts'
import type { PedidoDeTicket, TicketQueDevolve } from '../pedido/pedido-de-ticket.ts'
import { usePreenchimento } from '../pedido/use-preenchimento.ts'
import { porQueNaoVoltaADe } from './achado.ts'
import {
  ASSISTENTE_DA_DEVOLUCAO,
  ASSISTENTE_DA_TROCA,
  assistenteNoTicket,
} from './assistente-da-devolucao.ts'
import {
  comNota,
  type DevolucaoNova,
  devolucaoEmBranco,
  quantosVoltam,
  type Tela,
  ticketDa,
} from './devolucao-nova.ts'
import { TiposDaDevolucao } from './tipos-da-devolucao.ts'

type ComecoDaDevolucao = Comeco<DevolucaoNova, Tela>

type JanelaDaDevolucaoProps = {
  pedido: PedidoDeTicket
  aoAbrir: (ticket: TicketAberto) => void
  aoFechar: () => void
}

const TITULO = 'Devolver nota fiscal'
const DE_TROCA = 'Trocar mercadoria'
const NO_TICKET = 'Tornar devolução'
const SEM_TIPO_DE_TROCA =
  'Nenhum tipo de ticket que você abre é de troca. Quem administra o catálogo de tickets diz qual deles é.'

const assistenteDe = (ehTroca: boolean) => (ehTroca ? ASSISTENTE_DA_TROCA : ASSISTENTE_DA_DEVOLUCAO)

/** MES-07 A return from an invoice in two screens; the step by step is one button away. */
export function JanelaDaDevolucao({ pedido, aoAbrir, aoFechar }: JanelaDaDevolucaoProps) {
  const [comeco, setComeco] = useState<ComecoDaDevolucao | null>(null)
  const preenchimento = usePreenchimento(pedido)
  const menus = preenchimento.pronto?.menus
  const ehTroca = pedido.devolucao?.troca === true
  const tipos = useMemo(
    () =>
      menus
        ?.flatMap((menu) => menu.tipos)
        .filter((tipo) => cabeEmDuasTelas(tipo) && (tipo.troca || !ehTroca)) ?? [],
    [menus, ehTroca],
  )
  const titulo = ehTroca ? DE_TROCA : TITULO
  const comandos = useRef<Comandos>({
    tentarFechar: aoFechar,
    voltarPeloNavegador() {
      aoFechar()
      return false
    },
  })
  return (
    <TiposDaDevolucao value={tipos}>
      <JanelaDoAssistente comandos={comandos}>
        {comeco ? (
          pedido.noTicket ? (
            <NoTicket {...comeco} noTicket={pedido.noTicket} aoFechar={aoFechar} comandos={comandos} />
          ) : (
            <AssistenteNaJanela {...comeco} {...{ ehTroca, titulo, aoAbrir, aoFechar, comandos }} />
          )
        ) : (
          <InteriorDoAssistente
            titulo={pedido.noTicket ? NO_TICKET : titulo}
            acoes={!pedido.noTicket && <PassoAPasso pedido={pedido} />}
          >
            <Preparo {...{ pedido, preenchimento, tipos }} aoComecar={setComeco} />
          </InteriorDoAssistente>
        )}
      </JanelaDoAssistente>
    </TiposDaDevolucao>
  )
}

/** MES-07 The specified way stays for whatever two screens are not enough for. */
function PassoAPasso({ pedido }: { pedido: Omit<PedidoDeTicket, 'devolucao'> }) {
  const { abrirNovoTicket } = useAbertura()
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() => abrirNovoTicket({ ...pedido, devolucao: undefined } satisfies PedidoDeTicket)}
    >
      Abrir passo a passo
    </Button>
  )
}

type PreparoProps = {
  pedido: PedidoDeTicket
  preenchimento: ReturnType<typeof usePreenchimento>
  tipos: readonly TipoDeTicketNoFio[]
  aoComecar: (comeco: ComecoDaDevolucao) => void
}

function Preparo({ pedido, preenchimento, tipos, aoComecar }: PreparoProps) {
  const { abrirNovoTicket } = useAbertura()
  const { pronto, erro, tentarNovamente } = preenchimento
  const inicial = useMemo(() => inicialDe(pedido, pronto, tipos), [pedido, pronto, tipos])
  const semTipo = pronto !== null && tipos.length === 0
  useEffect(() => {
    if (semTipo && !pedido.noTicket && !pedido.devolucao?.troca)
      abrirNovoTicket({ cliente: pedido.cliente, nota: pedido.nota })
  }, [semTipo, abrirNovoTicket, pedido])
  if (semTipo && pedido.devolucao?.troca) return <Text>{SEM_TIPO_DE_TROCA}</Text>
  return (
    <PreparoDoAssistente
      formulario={
        pedido.noTicket
          ? assistenteNoTicket(pedido.noTicket.id).formulario
          : assistenteDe(pedido.devolucao?.troca === true).formulario
      }
      titulo={`Você tem uma ${pedido.devolucao?.troca ? 'troca' : 'devolução'} começada`}
      inicial={inicial}
      erro={erro}
      tentarNovamente={tentarNovamente}
      completar={completar}
      // The ticket as it is now: what was typed may be older.
      retomar={(novo) => ({ ...comTipoDeHoje(novo, tipos), noTicket: pedido.noTicket })}
      partes={partes}
      aoComecar={aoComecar}
    />
  )
}

function inicialDe(
  pedido: PedidoDeTicket,
  pronto: PreparoProps['preenchimento']['pronto'],
  tipos: readonly TipoDeTicketNoFio[],
): DevolucaoNova | null {
  const tipo = tipos.find(({ chave }) => chave === pedido.tipo) ?? tipos[0]
  if (!pronto || !tipo) return null
  const { cliente, notaDeOrigem } = pronto.inicial
  const emBranco: DevolucaoNova = {
    ...devolucaoEmBranco(tipo),
    noTicket: pedido.noTicket,
    termo: pedido.devolucao?.termo ?? '',
    cliente: cliente && { id: cliente.id, nome: nomeDoCliente(cliente) },
  }
  if (pedido.nota === undefined) return emBranco
  // One whose branch no longer serves the customer is no origin either.
  const recusa = porQueNaoVoltaADe(notaDeOrigem ? pronto.nota : null)
  return notaDeOrigem && !recusa
    ? comNota(emBranco, notaDeOrigem)
    : { ...emBranco, recusa: recusa ?? undefined }
}

const completar = (novo: DevolucaoNova): DevolucaoNova => novo

/** The type as it is today: a draft may have been written for one that is no more. */
function comTipoDeHoje(novo: DevolucaoNova, tipos: readonly TipoDeTicketNoFio[]): DevolucaoNova {
  const tipo = tipos.find(({ id }) => id === novo.ticket.tipo?.id)
  const [padrao] = tipos
  if (tipo || !padrao) return { ...novo, ticket: { ...novo.ticket, tipo: tipo ?? null } }
  return { ...novo, ticket: { ...novo.ticket, ...devolucaoEmBranco(padrao).ticket } }
}

function partes(novo: DevolucaoNova) {
  const { nota, termo } = novo
  const quantos = quantosVoltam(novo)
  return [
    nota ? `Nota ${nota.numNf}` : termo,
    nota && nomeDoCliente(nota.cliente),
    quantos > 0 && plural(quantos, 'produto', 'produtos'),
  ]
}

type AssistenteNaJanelaProps = ComecoDaDevolucao &
  Omit<JanelaDaDevolucaoProps, 'pedido'> & {
    ehTroca: boolean
    titulo: string
    comandos: RefObject<Comandos>
  }

function AssistenteNaJanela({ ehTroca, titulo, comandos, aoAbrir, ...opcoes }: AssistenteNaJanelaProps) {
  const assistente = useAssistente(assistenteDe(ehTroca), { ...opcoes, aoConcluir: aoAbrir })
  const { novo } = assistente
  useComandos(comandos, assistente)
  const { nota, ticket } = novo
  const seguinte = quantosVoltam(novo) > 0 ? { comecado: ticketDa(novo) } : { tipo: ticket.tipo?.chave }
  return (
    <FilialDaCoisa value={nota?.filial.idFil ?? null}>
      <InteriorDoAssistente
        titulo={titulo}
        acoes={
          <PassoAPasso
            pedido={{ cliente: nota?.cliente.id ?? novo.cliente?.id, nota: nota?.id, ...seguinte }}
          />
        }
      >
        <Assistente assistente={assistente} />
      </InteriorDoAssistente>
    </FilialDaCoisa>
  )
}

type NoTicketProps = ComecoDaDevolucao & {
  noTicket: TicketQueDevolve
  aoFechar: () => void
  comandos: RefObject<Comandos>
}

/** TIC-10 In the ticket where it was asked for; who changed it meanwhile is told, and what was typed stays. */
function NoTicket({ comandos, noTicket: { id }, aoFechar, ...comeco }: NoTicketProps) {
  const descricao = useMemo(() => assistenteNoTicket(id), [id])
  const agora = useConsulta(obterTicket, { params: { idTicket: id } }, { ativa: false, mostradoNaArea: true })
  const assistente = useAssistente(descricao, {
    ...comeco,
    aoFechar,
    aoConcluir({ message }) {
      avisarSucesso(message)
      aoFechar()
    },
    async aoFalhar({ codigo }) {
      if (codigo !== 'TICKET_MUDOU') return
      const versao = (await agora.refetch()).data?.versao
      if (versao === undefined) return
      mudar((atual) => ({ ...atual, noTicket: atual.noTicket && { ...atual.noTicket, versao } }))
    },
  })
  const { novo, mudar } = assistente
  useComandos(comandos, assistente)
  return (
    <FilialDaCoisa value={novo.nota?.filial.idFil ?? null}>
      <InteriorDoAssistente titulo={NO_TICKET}>
        <Assistente assistente={assistente} />
      </InteriorDoAssistente>
    </FilialDaCoisa>
  )
}
