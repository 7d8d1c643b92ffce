import { TAMANHO_MAXIMO } from '@balcao/dominio/constantes'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Controller, useFormContext } from 'react-hook-form'
import { CampoDeDinheiroDaFilial } from '../../../../platform/campos-da-filial.tsx'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import type { Opcao } from '../../../../ui/campos/opcao.tsx'
import estilos from '../acoes.module.css'
import type { CamposDaControladoria } from './campos-da-controladoria.ts'

type LinhaDeCustoProps = { linha: number; opcoes: readonly Opcao<number>[]; aoRemover: () => void }

export function LinhaDeCusto({ linha, opcoes, aoRemover }: LinhaDeCustoProps) {
  const { control, register, formState } = useFormContext<CamposDaControladoria>()
  const nome = `controladoria.custos.${linha}` as const
  const erros = formState.errors.controladoria?.custos?.[linha]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its legend in a grid
    <div role="group" aria-label={`Custo ${linha + 1}`} className={estilos.custo}>
      <Controller
        control={control}
        name={`${nome}.custo_id`}
        render={({ field }) => (
          <CampoDeSelecao
            label="Custo"
            required
            opcoes={opcoes}
            error={erros?.custo_id?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name={`${nome}.valor`}
        render={({ field }) => (
          <CampoDeDinheiroDaFilial label="Valor" required error={erros?.valor?.message} {...field} />
        )}
      />
      <TextInput
        label="Observação"
        placeholder="Só a equipe lê"
        maxLength={TAMANHO_MAXIMO.observacoes}
        error={erros?.observacao?.message}
        {...register(`${nome}.observacao`)}
      />
      <ActionIcon className={estilos.remover} aria-label={`Remover custo ${linha + 1}`} onClick={aoRemover}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
