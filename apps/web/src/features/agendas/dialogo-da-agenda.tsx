import { type Agenda, obterAgenda } from '@balcao/dominio/agendas/contratos'
import { ORIGEM_DO_PORTAL } from '@balcao/dominio/agendas/situacao'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { Anchor, Button, Text } from '@mantine/core'
import { IconCalendarTime, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { JanelaDaAcao, useJanela } from '../../platform/acao/janela-da-acao.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { FilialDaCoisa } from '../../platform/parametros.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { TopoDaFicha } from '../../ui/ficha/topo-da-ficha.tsx'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'
import { FinalizarAgenda } from './finalizar-agenda.tsx'
import { ReagendarAgenda } from './reagendar-agenda.tsx'
import { EtiquetaDaAgenda } from './situacao-da-agenda.tsx'

type DialogoDaAgendaProps = {
  /** Null is closed. */
  idAgenda: number | null
  aoFechar: () => void
}

/** CLI-07, AGE-01 One agenda, to read, finish or move. */
export function DialogoDaAgenda({ idAgenda, aoFechar }: DialogoDaAgendaProps) {
  return (
    <DialogoDaFicha aberto={idAgenda !== null} titulo="Agenda" largura={720} aoFechar={aoFechar}>
      {idAgenda !== null && <Aberta idAgenda={idAgenda} />}
    </DialogoDaFicha>
  )
}

const TITULOS = { FINALIZAR: 'Finalizar agenda', REAGENDAR: 'Reagendar' } as const
const JANELAS = { FINALIZAR: FinalizarAgenda, REAGENDAR: ReagendarAgenda }

function Aberta({ idAgenda }: { idAgenda: number }) {
  const consulta = useConsulta(obterAgenda, { params: { id: idAgenda } }, { mostradoNaArea: true })
  const { aberta, janela, abrir, aoTerminarDeFechar } = useJanela<keyof typeof TITULOS>(TITULOS)
  const Formulario = janela && JANELAS[janela.dialogo]
  return (
    <AreaDaConsulta consulta={consulta}>
      {(agenda) => (
        <FilialDaCoisa value={agenda.filial.id}>
          <Conteudo agenda={agenda} />
          <PeDaFicha>
            {agenda.permiteFinalizar ? (
              <>
                <Button
                  variant="default"
                  leftSection={<IconCalendarTime size={16} aria-hidden />}
                  onClick={() => abrir('REAGENDAR')}
                >
                  Reagendar
                </Button>
                <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={() => abrir('FINALIZAR')}>
                  Finalizar agenda
                </Button>
              </>
            ) : (
              agenda.semAcao && <Text c="dimmed">{agenda.semAcao}</Text>
            )}
          </PeDaFicha>
          <JanelaDaAcao aberta={aberta} janela={janela} aoTerminarDeFechar={aoTerminarDeFechar}>
            {janela && Formulario && <Formulario key={janela.dialogo} agenda={agenda} janela={janela} />}
          </JanelaDaAcao>
        </FilialDaCoisa>
      )}
    </AreaDaConsulta>
  )
}

const comQuebras = (texto: string | null) => texto && <TextoComQuebras texto={texto} />

function Conteudo({ agenda }: { agenda: Agenda }) {
  const { cliente, pedido, orcamento, discadora_label, discadora_atualizacao } = agenda
  const dinheiro = useFormatoDeDinheiro()
  return (
    <>
      <TopoDaFicha
        titulo={agenda.assunto}
        subtitulo={<ClienteDaAgenda {...cliente} />}
        aoLado={<EtiquetaDaAgenda situacao={agenda.situacao} />}
      />
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'Tipo', valor: agenda.tipo_label },
          { nome: 'Agendada para', valor: formatarDataHora(agenda.data_agendada) },
          { nome: 'Colaborador', valor: agenda.colaborador.nome },
          { nome: 'Filial', valor: agenda.filial.desc },
          { nome: 'Pedido', valor: pedido && <PedidoDaAgenda {...pedido} /> },
          { nome: 'Orçamento', valor: orcamento && `${orcamento.id} · ${dinheiro(orcamento.vlTot)}` },
          {
            nome: 'Origem',
            valor: agenda.agenda_origem === ORIGEM_DO_PORTAL ? 'Este portal' : agenda.agenda_origem,
          },
          { nome: 'Código na origem', valor: agenda.id_externo },
          {
            nome: 'Discadora',
            valor:
              discadora_label &&
              [discadora_label, discadora_atualizacao && formatarDataHora(discadora_atualizacao)]
                .filter(Boolean)
                .join(' · '),
          },
          {
            nome: 'Finalizada em',
            valor: agenda.data_finalizacao && formatarDataHora(agenda.data_finalizacao),
          },
          { nome: 'Motivo', valor: agenda.motivo_finalizacao },
          { nome: 'Descrição', largo: true, valor: comQuebras(agenda.descricao) },
          { nome: 'Resultado', largo: true, valor: comQuebras(agenda.resultado) },
        ]}
      />
    </>
  )
}

function ClienteDaAgenda({ id, razSoc, fant }: Agenda['cliente']) {
  const { pode } = useSessao()
  const nome = nomeDoCliente({ fant, razSoc })
  if (!pode('CLIENTE_LISTAR')) return nome
  return (
    <Anchor renderRoot={(props) => <Link to="/clientes/$idCli" params={{ idCli: String(id) }} {...props} />}>
      {nome}
    </Anchor>
  )
}

function PedidoDaAgenda({ id, vlTot }: NonNullable<Agenda['pedido']>) {
  const { pode } = useSessao()
  const texto = `${id} · ${useFormatoDeDinheiro()(vlTot)}`
  if (!pode('PEDIDO_VER')) return texto
  return (
    <Anchor
      renderRoot={(props) => <Link to="/pedidos/$idPedido" params={{ idPedido: String(id) }} {...props} />}
    >
      {texto}
    </Anchor>
  )
}
