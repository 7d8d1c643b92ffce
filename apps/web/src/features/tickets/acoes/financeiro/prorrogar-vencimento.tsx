import { formatarData, hojeEm } from '@balcao/dominio/formatos/datas'
import { listarTitulosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import {
  escolherTitulos,
  novosVencimentos,
  prorrogarVencimento,
} from '@balcao/dominio/tickets/requisitos/financeiro'
import { Group, Radio } from '@mantine/core'
import { Controller, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useConsulta } from '../../../../platform/consultas.ts'
import { CampoDeData } from '../../../../ui/campos/campo-de-data.tsx'
import { CampoDeQuantidade } from '../../../../ui/campos/campo-de-quantidade.tsx'
import { registrar } from '../../../../ui/campos/registrar.ts'
import estilos from '../acoes.module.css'
import { CaminhoDaEtapa, campoDoCaminho } from '../condicional/caminho-da-etapa.tsx'
import { CampoDeTextoLongo } from '../envio/campo-de-texto-longo.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { PedidoDeProrrogacao } from '../prorrogacao/pedido-de-prorrogacao.tsx'
import type { CamposDoFinanceiro } from './campos-do-financeiro.ts'
import { TitulosAProrrogar } from './titulos-a-prorrogar.tsx'

const { aprovado, nova_data_vencimento, dias, parecer, titulos } =
  avancarEtapa.corpo.shape.financeiro.def.innerType.shape
const DIGITOS_DOS_DIAS = 3
const SEM_TITULOS_AINDA = 'Para aprovar, espere os títulos carregarem.'
const semNulo = z.transform(<T,>(valor: T | null) => valor ?? undefined)
const financeiro = z.object({
  aprovado,
  nova_data_vencimento: z.pipe(semNulo, nova_data_vencimento),
  dias: z.pipe(semNulo, dias),
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
  const abertos = emAberto.data?.itens ?? []
  // One that was paid since it was chosen is no longer shown, nor asked for.
  const aindaAbertos = (escolhidos?: readonly number[]) =>
    abertos.map(({ id }) => id).filter((id) => escolhidos?.includes(id) ?? true)
  const esquema = z.object({ financeiro, ...campoDoCaminho(ticket.etapa) })
  const ate = ticket.prorrogacao?.vencimento_maximo ?? ''
  const valores: CamposDoFinanceiro = {
    financeiro: { aprovado: null, nova_data_vencimento: null, dias: null, parecer: '', titulos: null },
    condicional: null,
  }
  const acao = useFormularioDaAcao<typeof avancarEtapa, CamposDoFinanceiro, z.output<typeof esquema>>(
    avancarEtapa,
    {
      ...props,
      esquema,
      valores,
      regra: ({ financeiro: resposta }) => {
        const limites = { hoje: hojeEm(new Date()), ate }
        const conclusao = prorrogarVencimento(resposta, limites)
        if ('campos' in conclusao) return conclusao.campos
        if (conclusao.concede === null) return {}
        if (!emAberto.data) return { 'financeiro.titulos': SEM_TITULOS_AINDA }
        const escolha = escolherTitulos(abertos, aindaAbertos(resposta.titulos))
        if ('campos' in escolha) return escolha.campos
        const novos = novosVencimentos(escolha.titulos, conclusao.concede, limites)
        return 'campos' in novos ? novos.campos : {}
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
  /** A date that was given for a yes does not go with a no, nor with days counted from each title. */
  function soUm(vazio: 'dias' | 'nova_data_vencimento' | null) {
    if (vazio !== 'dias') form.setValue('financeiro.nova_data_vencimento', null)
    if (vazio !== 'nova_data_vencimento') form.setValue('financeiro.dias', null)
  }
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
              if (decisao === 'false') soUm(null)
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
        <Group align="flex-start">
          <CampoDeData
            label={abertos.length > 1 ? 'Novo vencimento de todos' : 'Novo vencimento'}
            description={`No máximo em ${formatarData(ate)}.`}
            required={abertos.length === 0}
            className={estilos.curto ?? ''}
            error={erros?.nova_data_vencimento?.message}
            {...registrar(form.register('financeiro.nova_data_vencimento', { onChange: () => soUm('dias') }))}
          />
          {abertos.length > 0 && (
            <CampoDeQuantidade
              label={abertos.length > 1 ? 'Ou dias a mais em cada um' : 'Ou dias a mais'}
              description="A partir do vencimento de cada título."
              className={estilos.curto ?? ''}
              tamanhoMaximo={DIGITOS_DOS_DIAS}
              minimo={1}
              error={erros?.dias?.message}
              {...registrar(
                form.register('financeiro.dias', { onChange: () => soUm('nova_data_vencimento') }),
              )}
            />
          )}
        </Group>
      )}
      <CampoDeTextoLongo nome="financeiro.parecer" rotulo="Parecer" obrigatorio />
      <CaminhoDaEtapa etapa={ticket.etapa} />
    </FormularioDaAcao>
  )
}
