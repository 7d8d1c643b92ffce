import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { campoId } from '@balcao/dominio/validacao'
import * as z from 'zod/mini'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { Observacao } from '../envio/observacao.tsx'
import { CaminhoDaEtapa } from './caminho-da-etapa.tsx'

const esquema = z.object({ condicional: campoId, observacao: avancarEtapa.corpo.shape.observacao })
type Campos = { condicional: string | null; observacao: string }

/** TIC-10 A step with several ways out: the person says which. */
export function EscolherCaminho(props: PropsDaAcao) {
  const valores: Campos = { condicional: null, observacao: '' }
  const acao = useFormularioDaAcao<typeof avancarEtapa, Campos, z.output<typeof esquema>>(avancarEtapa, {
    ...props,
    esquema,
    valores,
  })
  return (
    <FormularioDaAcao {...props} acao={acao}>
      <CaminhoDaEtapa etapa={props.ticket.etapa} primeiro />
      <Observacao />
    </FormularioDaAcao>
  )
}
