import { retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import * as z from 'zod/mini'
import estilos from '../acoes.module.css'
import { CampoDeTextoLongo } from '../envio/campo-de-texto-longo.tsx'
import { FormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { type PropsDaAcao, useFormularioDaAcao } from '../envio/use-formulario-da-acao.ts'

/** TIC-10 */
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
