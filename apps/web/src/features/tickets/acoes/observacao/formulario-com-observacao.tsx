import { avancarEtapa, reabrirTicket, retrocederEtapa } from '@balcao/dominio/tickets/contratos-acoes'
import * as z from 'zod/mini'
import { avisarErro } from '../../../../ui/retorno/toasts.ts'
import estilos from '../acoes.module.css'
import { CampoDeTextoLongo } from '../envio/campo-de-texto-longo.tsx'
import { FormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { type PropsDaAcao, useFormularioDaAcao } from '../envio/use-formulario-da-acao.ts'

type Campos = { observacao: string }
const VAZIO: Campos = { observacao: '' }

/** TIC-10 A step that asks for nothing. */
export function AvancarEtapa(props: PropsDaAcao) {
  const { observacao } = avancarEtapa.corpo.shape
  const acao = useFormularioDaAcao(avancarEtapa, {
    ...props,
    esquema: z.object({ observacao }),
    valores: VAZIO,
  })
  return (
    <FormularioDaAcao {...props} acao={acao}>
      <Observacao />
    </FormularioDaAcao>
  )
}

/** TIC-10 */
export function VoltarEtapa(props: PropsDaAcao) {
  const { observacao } = retrocederEtapa.corpo.shape
  const acao = useFormularioDaAcao(retrocederEtapa, {
    ...props,
    esquema: z.object({ observacao }),
    valores: VAZIO,
  })
  return (
    <FormularioDaAcao {...props} acao={acao}>
      <p className={estilos.explicacao}>O ticket volta à etapa de onde veio.</p>
      <CampoDeTextoLongo nome="observacao" rotulo="Por que voltar?" obrigatorio primeiro />
    </FormularioDaAcao>
  )
}

/** TIC-10, ERR-07 */
export function ReabrirTicket(props: PropsDaAcao) {
  const { observacao } = reabrirTicket.corpo.shape
  const acao = useFormularioDaAcao(reabrirTicket, {
    ...props,
    esquema: z.object({ observacao }),
    valores: VAZIO,
    mensagem: 'Ticket reaberto com sucesso',
    aoFalhar: ({ message }) => avisarErro(message),
  })
  return (
    <FormularioDaAcao {...props} acao={acao} semErro>
      <p className={estilos.explicacao}>O ticket volta a ficar aberto, na etapa em que foi finalizado.</p>
      <Observacao />
    </FormularioDaAcao>
  )
}

const Observacao = () => (
  <CampoDeTextoLongo
    nome="observacao"
    rotulo="Observação"
    descricao="Opcional. Fica no histórico do ticket."
    primeiro
  />
)
