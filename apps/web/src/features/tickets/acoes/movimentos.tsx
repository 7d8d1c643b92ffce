import { avancarEtapa, reabrirTicket, retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import * as z from 'zod/mini'
import { avisarErro } from '../../../ui/retorno/toasts.ts'
import { oQueOClienteLe, useQuemLeAConversa } from '../quem-le.ts'
import estilos from './acoes.module.css'
import { proximaEtapa } from './acoes-possiveis.ts'
import { CampoDeTextoLongo } from './envio/campo-de-texto-longo.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from './envio/formulario-da-acao.tsx'
import { Observacao } from './envio/observacao.tsx'

// TIC-10 The movements that ask for nothing but what the person has to say.

/** A step that asks for nothing. */
export function AvancarEtapa(props: PropsDaAcao) {
  const { observacao, mensagem } = avancarEtapa.corpo.shape
  const acao = useFormularioDaAcao(avancarEtapa, {
    ...props,
    esquema: z.object({ observacao, mensagem }),
    valores: { observacao: '', mensagem: '' },
  })
  const proxima = proximaEtapa(props.ticket)
  const espera = proxima?.aguardaCliente ?? false
  const mensagemAoCliente = <MensagemAoCliente ticket={props.ticket} espera={espera} primeiro={espera} />
  return (
    <FormularioDaAcao {...props} acao={acao}>
      {proxima && <p className={estilos.explicacao}>O ticket segue para {proxima.nome}.</p>}
      {/* What is typed first goes to the customer only where it is asked for. */}
      {espera && mensagemAoCliente}
      <Observacao primeiro={!espera} />
      {!espera && mensagemAoCliente}
    </FormularioDaAcao>
  )
}

type MensagemAoClienteProps = Pick<PropsDaAcao, 'ticket'> & {
  /** Where the ticket goes, it waits for the customer. */
  espera: boolean
  primeiro?: boolean
}

/** ALC-01 Whoever the ticket waits for is told what for, by whoever moves it or by the portal. */
function MensagemAoCliente({ ticket, espera, primeiro }: MensagemAoClienteProps) {
  const avisa =
    espera && ticket.clienteLe
      ? ' O ticket passa a aguardar o cliente: sem nada escrito aqui, ele recebe um aviso com o nome da etapa.'
      : ''
  return (
    <CampoDeTextoLongo
      nome="mensagem"
      rotulo="Mensagem ao cliente"
      descricao={oQueOClienteLe(ticket) + avisa}
      primeiro={primeiro}
    />
  )
}

export function VoltarEtapa(props: PropsDaAcao) {
  const { observacao, mensagem } = retrocederEtapa.corpo.shape
  const acao = useFormularioDaAcao(retrocederEtapa, {
    ...props,
    esquema: z.object({ observacao, mensagem }),
    valores: { observacao: '', mensagem: '' },
  })
  return (
    <FormularioDaAcao {...props} acao={acao}>
      <p className={estilos.explicacao}>O ticket volta à etapa de onde veio.</p>
      <CampoDeTextoLongo nome="observacao" rotulo="Por que voltar?" obrigatorio primeiro />
      <MensagemAoCliente
        ticket={props.ticket}
        espera={props.ticket.etapas.findLast(({ situacao }) => situacao === 'FEITA')?.aguardaCliente ?? false}
      />
    </FormularioDaAcao>
  )
}

export function ReabrirTicket(props: PropsDaAcao) {
  const { observacao } = reabrirTicket.corpo.shape
  const acao = useFormularioDaAcao(reabrirTicket, {
    ...props,
    esquema: z.object({ observacao }),
    valores: { observacao: '' },
    mensagem: 'Ticket reaberto com sucesso',
    aoFalhar: ({ message }) => avisarErro(message),
  })
  return (
    <FormularioDaAcao {...props} acao={acao} semErro>
      <p className={estilos.explicacao}>O ticket volta a ficar aberto, na etapa em que foi finalizado.</p>
      <Observacao primeiro quemLe={useQuemLeAConversa()} />
    </FormularioDaAcao>
  )
}
