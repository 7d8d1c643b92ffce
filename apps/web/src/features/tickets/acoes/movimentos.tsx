import { avancarEtapa, reabrirTicket, retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import * as z from 'zod/mini'
import { avisarErro } from '../../../ui/retorno/toasts.ts'
import estilos from './acoes.module.css'
import { proximaEtapa } from './acoes-possiveis.ts'
import { CampoDeTextoLongo } from './envio/campo-de-texto-longo.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from './envio/formulario-da-acao.tsx'
import { Observacao } from './envio/observacao.tsx'

// TIC-10 The movements that ask for nothing but what the person has to say.

/** A step that asks for nothing. */
export function AvancarEtapa(props: PropsDaAcao) {
  const { observacao } = avancarEtapa.corpo.shape
  const acao = useFormularioDaAcao(avancarEtapa, {
    ...props,
    esquema: z.object({ observacao }),
    valores: { observacao: '' },
  })
  const proxima = proximaEtapa(props.ticket)
  return (
    <FormularioDaAcao {...props} acao={acao}>
      {proxima && <p className={estilos.explicacao}>O ticket segue para {proxima}.</p>}
      <Observacao primeiro />
    </FormularioDaAcao>
  )
}

export function VoltarEtapa(props: PropsDaAcao) {
  const { observacao } = retrocederEtapa.corpo.shape
  const acao = useFormularioDaAcao(retrocederEtapa, {
    ...props,
    esquema: z.object({ observacao }),
    valores: { observacao: '' },
  })
  return (
    <FormularioDaAcao {...props} acao={acao}>
      <p className={estilos.explicacao}>O ticket volta à etapa de onde veio.</p>
      <CampoDeTextoLongo nome="observacao" rotulo="Por que voltar?" obrigatorio primeiro />
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
      <Observacao primeiro />
    </FormularioDaAcao>
  )
}
