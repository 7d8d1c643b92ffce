import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import * as z from 'zod/mini'
import { proximaEtapa } from '../acao-principal.ts'
import estilos from '../acoes.module.css'
import { FormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { Observacao } from '../envio/observacao.tsx'
import { type PropsDaAcao, useFormularioDaAcao } from '../envio/use-formulario-da-acao.ts'

/** TIC-10 A step that asks for nothing. */
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
