import { formatarData, hojeEm } from '@balcao/dominio/formatos/datas'
import { listarTitulosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { escolherTitulos, prorrogarVencimento } from '@balcao/dominio/tickets/requisitos/financeiro'
import { Group, Radio } from '@mantine/core'
import { Controller, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useConsulta } from '../../../../platform/consultas.ts'
import { CampoDeData } from '../../../../ui/campos/campo-de-data.tsx'
import { registrar } from '../../../../ui/campos/registrar.ts'
import estilos from '../acoes.module.css'
import { CaminhoDaEtapa, campoDoCaminho } from '../condicional/caminho-da-etapa.tsx'
import { CampoDeTextoLongo } from '../envio/campo-de-texto-longo.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { PedidoDeProrrogacao } from '../prorrogacao/pedido-de-prorrogacao.tsx'
import type { CamposDoFinanceiro } from './campos-do-financeiro.ts'
import { TitulosAProrrogar } from './titulos-a-prorrogar.tsx'

const { aprovado, nova_data_vencimento, parecer, titulos } =
  avancarEtapa.corpo.shape.financeiro.def.innerType.shape
const SEM_TITULOS_AINDA = 'Para aprovar, espere os títulos carregarem.'
const semNulo = z.transform(<T,>(valor: T | null) => valor ?? undefined)
const financeiro = z.object({
  aprovado,
  nova_data_vencimento: z.pipe(semNulo, nova_data_vencimento),
  parecer,
  titulos: z.pipe(semNulo, titulos),
})

/** TIC-11 PRORROGACAO_FINANCEIRO: approved with a new due date, or denied. */
export function ProrrogarVencimento(props: PropsDaAcao) {
  const { ticket } = props
  const emAberto = useConsulta(
    listarTitulosDoTicket,
    { params: { idTicket: ticket.id } },
    { mostradoNaArea: true },
  )
  const abertos = emAberto.data?.itens.map(({ id }) => id) ?? []
  // One that was paid since it was chosen is no longer shown, nor asked for.
  const aindaAbertos = (escolhidos: readonly number[] = abertos) =>
    escolhidos.filter((id) => abertos.includes(id))
  const esquema = z.object({ financeiro, ...campoDoCaminho(ticket.etapa) })
  const ate = ticket.prorrogacao?.vencimento_maximo ?? ''
  const valores: CamposDoFinanceiro = {
    financeiro: { aprovado: null, nova_data_vencimento: null, parecer: '', titulos: null },
    condicional: null,
  }
  const acao = useFormularioDaAcao<typeof avancarEtapa, CamposDoFinanceiro, z.output<typeof esquema>>(
    avancarEtapa,
    {
      ...props,
      esquema,
      valores,
      regra: ({ financeiro: resposta }) => {
        const conclusao = prorrogarVencimento(resposta, { hoje: hojeEm(new Date()), ate })
        if ('campos' in conclusao) return conclusao.campos
        if (!resposta.aprovado) return {}
        if (!emAberto.data) return { 'financeiro.titulos': SEM_TITULOS_AINDA }
        const escolha = escolherTitulos(abertos, aindaAbertos(resposta.titulos))
        return 'campos' in escolha ? escolha.campos : {}
      },
      // What is approved is what was shown: a title that came since is not moved unseen.
      completar: ({ financeiro: resposta, ...outros }) => {
        const { titulos: escolhidos, ...decisao } = resposta
        const prorrogados = resposta.aprovado ? aindaAbertos(escolhidos) : []
        const comTitulos = prorrogados.length > 0 && { titulos: prorrogados }
        return { ...outros, financeiro: { ...decisao, ...comTitulos } }
      },
    },
  )
  const { form } = acao
  const erros = form.formState.errors.financeiro
  const aprova = useWatch({ control: form.control, name: 'financeiro.aprovado' }) === 'true'
  return (
    <FormularioDaAcao {...props} acao={acao}>
      <PedidoDeProrrogacao ticket={ticket} />
      <TitulosAProrrogar consulta={emAberto} />
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
          error={erros?.nova_data_vencimento?.message}
          {...registrar(form.register('financeiro.nova_data_vencimento'))}
        />
      )}
      <CampoDeTextoLongo nome="financeiro.parecer" rotulo="Parecer" obrigatorio />
      <CaminhoDaEtapa etapa={ticket.etapa} />
    </FormularioDaAcao>
  )
}
