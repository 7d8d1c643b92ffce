import { diasDaSemanaDe, VISOES, type Visao } from '@balcao/dominio/agendas/calendario'
import { canalDasAgendas } from '@balcao/dominio/agendas/canais'
import type { Agenda } from '@balcao/dominio/agendas/contratos'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { Portal, Tabs } from '@mantine/core'
import { useState } from 'react'
import { JanelaDaAcao, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAtalho } from '../../../platform/atalhos.ts'
import { FilialDaCoisa } from '../../../platform/parametros.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { SeletorDeColaborador } from '../../../seletores/seletor-de-colaborador.tsx'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { Pagina } from '../../../ui/pagina/pagina.tsx'
import { useDiaAtual } from '../../../ui/retorno/use-dia-atual.ts'
import { DialogoDaAgenda } from '../dialogo-da-agenda.tsx'
import { FinalizarAgenda } from '../finalizar-agenda.tsx'
import { type AbrirNovaAgenda, useAbrirNovaAgenda } from '../nova/abrir-nova-agenda.ts'
import { BotaoNovaAgenda } from '../nova/botao-nova-agenda.tsx'
import { BarraDoCalendario } from './barra-do-calendario.tsx'
import { ContextoDoCalendario } from './contexto-do-calendario.ts'
import type { EnderecoDeAgendas, MudarEndereco } from './endereco.ts'
import { nomeDoPeriodo } from './nomes-dos-dias.ts'
import estilos from './pagina-de-agendas.module.css'
import { type Arraste, useArrastar } from './use-arrastar.ts'
import { useAtrasadas } from './use-atrasadas.ts'
import { useMoverAgenda } from './use-mover-agenda.ts'
import { Visoes } from './visoes.tsx'

type PaginaDeAgendasProps = { endereco: EnderecoDeAgendas; mudar: MudarEndereco }

/** VEN-01, AGE-03 Contacts to be made, by month, week or day. */
export function PaginaDeAgendas({ endereco, mudar }: PaginaDeAgendasProps) {
  const { pode, colaborador } = useSessao()
  const hoje = useDiaAtual()
  const celular = useCelular()
  const deTodos = pode('AGENDA_DE_TODOS')
  useReleituraAoVivo([canalDasAgendas(deTodos, colaborador.id)])
  const { tipo = 'A', dia = hoje } = endereco
  const visao: Visao = endereco.visao ?? (celular ? 'dia' : 'mes')
  const deQuem = { tipo, idColab: deTodos ? endereco.idColab : undefined }
  const atrasadas = useAtrasadas(deQuem)
  const [finalizando, setFinalizando] = useState<Agenda | null>(null)
  const { arraste, comecar } = useArrastar<Agenda>(useMoverAgenda())
  const calendario = {
    abrir: ({ id }: Agenda) => mudar({ ...endereco, agenda: id }),
    finalizar: setFinalizando,
    comecarArraste: comecar,
    arrastada: arraste?.coisa.id ?? null,
    alvo: arraste?.alvo ?? null,
    deVarios: deTodos && endereco.idColab === undefined,
  }
  const irPara = (novo: string) => mudar({ ...endereco, dia: novo, atrasadas: undefined })
  const mudarVisao = (nova: Visao) => mudar({ ...endereco, visao: nova, atrasadas: undefined })
  const paginator = atrasadas.data?.paginator
  return (
    <ContextoDoCalendario value={calendario}>
      <Pagina
        titulo="Agendas"
        aoLado={
          <>
            {deTodos && (
              <SeletorDeColaborador
                label={undefined}
                aria-label="Colaborador"
                placeholder="Todos os colaboradores"
                semPreSelecao
                value={endereco.idColab ?? null}
                onChange={(idColab) => mudar({ ...endereco, idColab: idColab ?? undefined })}
              />
            )}
            <BotaoNovaAgenda abertura={{ tipo, dia }} />
          </>
        }
      >
        <AtalhosDoCalendario
          aoIrParaHoje={() => irPara(hoje)}
          aoMudarVisao={mudarVisao}
          aoCriar={(abrir) => abrir({ tipo, dia })}
        />
        <Tabs
          value={tipo}
          keepMounted={false}
          onChange={(novo) => mudar({ ...endereco, tipo: novo === 'C' ? 'C' : 'A', agenda: undefined })}
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="A">Vendas</Tabs.Tab>
            <Tabs.Tab value="C">Cobrança</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value={tipo}>
            <BarraDoCalendario
              visao={visao}
              dia={dia}
              hoje={hoje}
              nome={nomeDoPeriodo(visao, diasDaSemanaDe(dia, 'TODOS'), dia)}
              atrasadas={
                paginator && {
                  quantas: `${paginator.total}${paginator.totalExato ? '' : '+'}`,
                  abertas: endereco.atrasadas ?? false,
                }
              }
              aoMudarVisao={mudarVisao}
              aoIrPara={irPara}
              aoAlternarAtrasadas={() =>
                mudar({ ...endereco, atrasadas: endereco.atrasadas ? undefined : true })
              }
            />
            <Visoes
              visao={visao}
              dia={dia}
              hoje={hoje}
              deQuem={deQuem}
              atrasadas={endereco.atrasadas ? atrasadas : null}
              aoIrPara={irPara}
              aoAndar={(novo) => mudar({ ...endereco, dia: novo }, { substituir: true })}
              aoAbrirDia={(novo) => mudar({ ...endereco, dia: novo, visao: 'dia', atrasadas: undefined })}
            />
          </Tabs.Panel>
        </Tabs>
        <DialogoDaAgenda
          idAgenda={endereco.agenda ?? null}
          aoFechar={() => mudar({ ...endereco, agenda: undefined })}
        />
        {finalizando && (
          <FinalizarDaLista key={finalizando.id} agenda={finalizando} aoFechar={() => setFinalizando(null)} />
        )}
        {arraste && <Fantasma arraste={arraste} />}
      </Pagina>
    </ContextoDoCalendario>
  )
}

/** What is being dragged, under the pointer. */
function Fantasma({ arraste: { coisa, x, y } }: { arraste: Arraste<Agenda> }) {
  return (
    <Portal>
      <div className={estilos.fantasma} style={{ translate: `${x}px ${y}px` }} aria-hidden>
        <strong>{nomeDoCliente(coisa.cliente)}</strong> {coisa.assunto}
      </div>
    </Portal>
  )
}

type FinalizarDaListaProps = { agenda: Agenda; aoFechar: () => void }

/** AGE-01 Finishes an agenda without opening it first. */
function FinalizarDaLista({ agenda, aoFechar }: FinalizarDaListaProps) {
  const janela = useJanelaUnica('Finalizar agenda', aoFechar)
  return (
    <JanelaDaAcao aberta janela={janela}>
      <FilialDaCoisa value={agenda.filial.id}>
        <FinalizarAgenda agenda={agenda} janela={janela} />
      </FilialDaCoisa>
    </JanelaDaAcao>
  )
}

type AtalhosDoCalendarioProps = {
  aoIrParaHoje: () => void
  aoMudarVisao: (visao: Visao) => void
  aoCriar: (abrir: AbrirNovaAgenda) => void
}

/** The keys of the page: N is the new ticket's everywhere, so an agenda is made with A. */
function AtalhosDoCalendario({ aoIrParaHoje, aoMudarVisao, aoCriar }: AtalhosDoCalendarioProps) {
  const abrir = useAbrirNovaAgenda()
  useAtalho(['t'], 'Ir para hoje', aoIrParaHoje)
  useAtalho(['m'], `Agendas: ${VISOES.mes}`, () => aoMudarVisao('mes'))
  useAtalho(['s'], `Agendas: ${VISOES.semana}`, () => aoMudarVisao('semana'))
  useAtalho(['d'], `Agendas: ${VISOES.dia}`, () => aoMudarVisao('dia'))
  return abrir && <AtalhoDaNovaAgenda aoCriar={() => aoCriar(abrir)} />
}

const ESCRITA = { rotulo: 'Cliente' }

function AtalhoDaNovaAgenda({ aoCriar }: { aoCriar: () => void }) {
  useAtalho(['a'], 'Nova agenda', aoCriar, 'pagina', ESCRITA)
  return null
}
