import { camposDoAtendimento } from '@balcao/dominio/atendimentos/regras'
import {
  SITUACAO_DO_ORCAMENTO,
  SITUACOES_DO_ORCAMENTO,
  type SituacaoDoOrcamento,
} from '@balcao/dominio/atendimentos/situacao'
import { formatarData } from '@balcao/dominio/formatos/datas'
import type { OrcamentoDaLista } from '@balcao/dominio/orcamentos/campos'
import { Group, Radio } from '@mantine/core'
import { useMemo } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import type { Opcao } from '../../ui/campos/opcao.tsx'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import type { CamposDoAtendimento } from './campos-do-atendimento.ts'
import type { useOrcamentosAbertos } from './use-orcamentos-abertos.ts'

type CamposDoOrcamentoProps = {
  /** The one that the attendance was opened about. */
  fixo: number | null
  abertos: ReturnType<typeof useOrcamentosAbertos>
  motivosPerda: readonly Opcao<number>[]
  reagendaOrcamento: boolean
}

const SITUACOES = Object.values(SITUACAO_DO_ORCAMENTO) as SituacaoDoOrcamento[]

/** CLI-08 About which quote, and what becomes of it. */
export function CamposDoOrcamento({
  fixo,
  abertos,
  motivosPerda,
  reagendaOrcamento,
}: CamposDoOrcamentoProps) {
  const { control, formState } = useFormContext<CamposDoAtendimento>()
  const { errors } = formState
  const [orcamento, situacaoOrcamento] = useWatch({ control, name: ['orcamento_id', 'situacaoOrcamento'] })
  const usos = camposDoAtendimento(
    { comOrcamento: orcamento !== null, situacaoOrcamento },
    { reagendaOrcamento },
  )
  return (
    <>
      {fixo === null ? (
        <SeletorDeOrcamento abertos={abertos} />
      ) : (
        <CamposDaFicha campos={[{ nome: 'Orçamento', valor: fixo }]} />
      )}
      {usos.situacaoOrcamento !== 'nao-cabe' && (
        <Controller
          control={control}
          name="situacaoOrcamento"
          render={({ field: { value, onChange, onBlur, name } }) => (
            <Radio.Group
              label="Situação do orçamento"
              required
              name={name}
              value={value === null ? null : String(value)}
              onChange={(novo) => onChange(Number(novo))}
              onBlur={onBlur}
              error={errors.situacaoOrcamento?.message}
            >
              <Group mt={4}>
                {SITUACOES.map((situacao) => (
                  <Radio key={situacao} value={String(situacao)} label={SITUACOES_DO_ORCAMENTO[situacao]} />
                ))}
              </Group>
            </Radio.Group>
          )}
        />
      )}
      {usos.motivoPerda !== 'nao-cabe' && (
        <Controller
          control={control}
          name="motivoPerda"
          render={({ field }) => (
            <CampoDeSelecao<number>
              label="Motivo da perda"
              required
              {...field}
              opcoes={motivosPerda}
              error={errors.motivoPerda?.message}
            />
          )}
        />
      )}
    </>
  )
}

function SeletorDeOrcamento({ abertos }: Pick<CamposDoOrcamentoProps, 'abertos'>) {
  const { control, formState } = useFormContext<CamposDoAtendimento>()
  const dinheiro = useFormatoDeDinheiro()
  const { data, error, isLoading, refetch } = abertos
  const opcoes = useMemo(
    () => data?.itens.map((orcamento) => opcaoDe(orcamento, dinheiro)) ?? [],
    [data, dinheiro],
  )
  if (!error && !isLoading && opcoes.length === 0) return null
  return (
    <Controller
      control={control}
      name="orcamento_id"
      render={({ field }) => (
        <CampoDeSelecao<number>
          label="Orçamento"
          description="Opcional. Só os que ainda não foram ganhos nem perdidos."
          {...field}
          opcoes={opcoes}
          semPreSelecao
          carregando={isLoading}
          error={error ? mensagemDoErro(error) : formState.errors.orcamento_id?.message}
          aoTentarNovamente={error ? () => void refetch() : undefined}
        />
      )}
    />
  )
}

const opcaoDe = (
  { id, vlTot, dtVal, filial, status }: OrcamentoDaLista,
  dinheiro: (valor: number, idFil: number) => string,
): Opcao<number> => ({
  valor: id,
  nome: `${id} · ${dinheiro(vlTot, filial.id)}`,
  detalhe: `${status.label} · válido até ${formatarData(dtVal)}`,
})
