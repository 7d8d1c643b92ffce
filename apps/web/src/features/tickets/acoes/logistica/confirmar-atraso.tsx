import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { confirmarAtraso } from '@balcao/dominio/tickets/requisitos/logistica'
import * as z from 'zod/mini'
import { CampoDeQuantidade } from '../../../../ui/campos/campo-de-quantidade.tsx'
import { registrar } from '../../../../ui/campos/registrar.ts'
import estilos from '../acoes.module.css'
import { CaminhoDaEtapa, campoDoCaminho } from '../condicional/caminho-da-etapa.tsx'
import { CampoDeTextoLongo } from '../envio/campo-de-texto-longo.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { preenchido } from '../envio/preenchido.ts'
import { PedidoDeProrrogacao } from '../prorrogacao/pedido-de-prorrogacao.tsx'

type Campos = {
  logistica: { dias_confirmados: number | null; parecer: string }
  condicional: string | null
}

const DIGITOS_DOS_DIAS = 3
const { dias_confirmados, parecer } = avancarEtapa.corpo.shape.logistica.def.innerType.shape
// Nothing typed is not zero days, which would deny.
const logistica = z.object({ dias_confirmados: preenchido(dias_confirmados), parecer })

/** TIC-11 PRORROGACAO_LOGISTICA: how late the delivery really was. */
export function ConfirmarAtraso(props: PropsDaAcao) {
  const { ticket } = props
  const esquema = z.object({ logistica, ...campoDoCaminho(ticket.etapa) })
  const diasAtraso = ticket.prorrogacao?.dias_atraso ?? 0
  const valores: Campos = { logistica: { dias_confirmados: null, parecer: '' }, condicional: null }
  const acao = useFormularioDaAcao<typeof avancarEtapa, Campos, z.output<typeof esquema>>(avancarEtapa, {
    ...props,
    esquema,
    valores,
    regra: ({ logistica: resposta }) => {
      const conclusao = confirmarAtraso(resposta, { diasAtraso })
      return 'campos' in conclusao ? conclusao.campos : {}
    },
  })
  const { form } = acao
  return (
    <FormularioDaAcao {...props} acao={acao}>
      <PedidoDeProrrogacao ticket={ticket} />
      <CampoDeQuantidade
        label="Dias de atraso confirmados"
        description="Zero é o mesmo que negar."
        required
        data-autofocus
        className={estilos.curto ?? ''}
        tamanhoMaximo={DIGITOS_DOS_DIAS}
        minimo={0}
        error={form.formState.errors.logistica?.dias_confirmados?.message}
        {...registrar(form.register('logistica.dias_confirmados'))}
      />
      <CampoDeTextoLongo nome="logistica.parecer" rotulo="Parecer" obrigatorio />
      <CaminhoDaEtapa etapa={ticket.etapa} />
    </FormularioDaAcao>
  )
}
