import { formatarData, hojeEm } from '@balcao/dominio/formatos/datas'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { prorrogarVencimento } from '@balcao/dominio/tickets/requisitos/financeiro'
import { Group, Radio } from '@mantine/core'
import { Controller, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { CampoDeData } from '../../../../ui/campos/campo-de-data.tsx'
import { registrar } from '../../../../ui/campos/registrar.ts'
import estilos from '../acoes.module.css'
import { CaminhoDaEtapa, campoDoCaminho } from '../condicional/caminho-da-etapa.tsx'
import { CampoDeTextoLongo } from '../envio/campo-de-texto-longo.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { PedidoDeProrrogacao } from '../prorrogacao/pedido-de-prorrogacao.tsx'

type Campos = {
  financeiro: { aprovado: string | null; nova_data_vencimento: string | null; parecer: string }
  condicional: string | null
}

const { aprovado, nova_data_vencimento, parecer } = avancarEtapa.corpo.shape.financeiro.def.innerType.shape
const semNulo = z.transform((data: string | null) => data ?? undefined)
const financeiro = z.object({
  aprovado,
  nova_data_vencimento: z.pipe(semNulo, nova_data_vencimento),
  parecer,
})

/** TIC-11 PRORROGACAO_FINANCEIRO: approved with a new due date, or denied. */
export function ProrrogarVencimento(props: PropsDaAcao) {
  const { ticket } = props
  const esquema = z.object({ financeiro, ...campoDoCaminho(ticket.etapa) })
  const ate = ticket.prorrogacao?.vencimento_maximo ?? ''
  const valores: Campos = {
    financeiro: { aprovado: null, nova_data_vencimento: null, parecer: '' },
    condicional: null,
  }
  const acao = useFormularioDaAcao<typeof avancarEtapa, Campos, z.output<typeof esquema>>(avancarEtapa, {
    ...props,
    esquema,
    valores,
    regra: ({ financeiro: resposta }) => {
      const conclusao = prorrogarVencimento(resposta, { hoje: hojeEm(new Date()), ate })
      return 'campos' in conclusao ? conclusao.campos : {}
    },
  })
  const { form } = acao
  const erros = form.formState.errors.financeiro
  const aprova = useWatch({ control: form.control, name: 'financeiro.aprovado' }) === 'true'
  return (
    <FormularioDaAcao {...props} acao={acao}>
      <PedidoDeProrrogacao ticket={ticket} />
      <Controller
        control={form.control}
        name="financeiro.aprovado"
        render={({ field: { ref, ...campo } }) => (
          <Radio.Group
            label="Decisão"
            required
            {...campo}
            onChange={(decisao) => {
              campo.onChange(decisao)
              // A date that was given for a yes does not go with a no.
              if (decisao === 'false') form.setValue('financeiro.nova_data_vencimento', null)
            }}
            error={erros?.aprovado?.message}
          >
            <Group gap="8px 24px" py="xs">
              <Radio value="true" label="Aprovar a prorrogação" ref={ref} data-autofocus />
              <Radio value="false" label="Negar" />
            </Group>
          </Radio.Group>
        )}
      />
      {aprova && (
        <CampoDeData
          label="Novo vencimento"
          description={`No máximo em ${formatarData(ate)}.`}
          required
          className={estilos.curto ?? ''}
          emiteTextoInvalido
          error={erros?.nova_data_vencimento?.message}
          {...registrar(form.register('financeiro.nova_data_vencimento'))}
        />
      )}
      <CampoDeTextoLongo nome="financeiro.parecer" rotulo="Parecer" obrigatorio />
      <CaminhoDaEtapa etapa={ticket.etapa} />
    </FormularioDaAcao>
  )
}
