import {
  ACOES,
  AVISADOS,
  avisados,
  CAMPOS_DA_ACAO,
  MAXIMO_DE_ACOES,
  MAXIMO_DE_PESSOAS,
  tiposDeAcao,
} from '@balcao/dominio/automacoes/acoes'
import { ActionIcon, Button, SimpleGrid } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import estilos from './automacao.module.css'
import { ACAO_VAZIA, type Campos } from './campos-da-automacao.ts'
import type { OpcoesDaAutomacao } from './use-opcoes-da-automacao.ts'

const TIPOS = tiposDeAcao.map((valor) => ({ valor, nome: ACOES[valor] }))
const QUEM = avisados.map((valor) => ({ valor, nome: AVISADOS[valor] }))

/** MES-10 What the rule does, one step after the other. */
export function AcoesDaAutomacao({ opcoes }: { opcoes: OpcoesDaAutomacao }) {
  const { control } = useFormContext<Campos>()
  const { fields, append, remove } = useFieldArray({ control, name: 'entao' })
  return (
    <>
      {fields.map(({ id }, posicao) => (
        <fieldset key={id} className={estilos.acao} aria-label={`Ação ${posicao + 1}`}>
          <CamposDaAcao posicao={posicao} opcoes={opcoes} />
          {fields.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="red"
              mt={28}
              aria-label={`Tirar a ação ${posicao + 1}`}
              onClick={() => remove(posicao)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )}
        </fieldset>
      ))}
      {fields.length < MAXIMO_DE_ACOES && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => append({ ...ACAO_VAZIA, tipo: 'AVISAR' })}
        >
          Mais uma ação
        </Button>
      )}
    </>
  )
}

function CamposDaAcao({ posicao, opcoes }: { posicao: number; opcoes: OpcoesDaAutomacao }) {
  const { control, formState } = useFormContext<Campos>()
  const { tipo, quem } = useWatch({ control, name: `entao.${posicao}` })
  const erros = formState.errors.entao?.[posicao]
  const le = CAMPOS_DA_ACAO[tipo]
  const comum = { semPreSelecao: true, carregando: opcoes.carregando }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} className={estilos.campos}>
      <Controller
        control={control}
        name={`entao.${posicao}.tipo`}
        render={({ field }) => (
          <CampoDeSelecao
            label="Fazer"
            required
            clearable={false}
            opcoes={TIPOS}
            {...field}
            error={erros?.tipo?.message}
          />
        )}
      />
      {le.setor && (
        <Controller
          control={control}
          name={`entao.${posicao}.setor`}
          render={({ field }) => (
            <CampoDeSelecao<number>
              label="Setor"
              required
              {...comum}
              opcoes={opcoes.setores}
              {...field}
              error={erros?.setor?.message}
            />
          )}
        />
      )}
      {le.operador && (
        <Controller
          control={control}
          name={`entao.${posicao}.operador`}
          render={({ field }) => (
            <CampoDeSelecao<number>
              label="Operador"
              required={le.operador === 'OBRIGATORIO'}
              placeholder={le.operador === 'OPCIONAL' ? 'Ninguém: fica na fila' : ''}
              {...comum}
              opcoes={opcoes.operadores}
              {...field}
              error={erros?.operador?.message}
            />
          )}
        />
      )}
      {le.resposta && (
        <Controller
          control={control}
          name={`entao.${posicao}.resposta`}
          render={({ field }) => (
            <CampoDeSelecao<number>
              label="Resposta pronta"
              required
              {...comum}
              opcoes={opcoes.respostas}
              {...field}
              error={erros?.resposta?.message}
            />
          )}
        />
      )}
      {le.etiqueta && (
        <Controller
          control={control}
          name={`entao.${posicao}.etiqueta`}
          render={({ field }) => (
            <CampoDeSelecao<number>
              label="Etiqueta"
              required
              {...comum}
              opcoes={opcoes.etiquetas}
              {...field}
              error={erros?.etiqueta?.message}
            />
          )}
        />
      )}
      {le.quem && (
        <Controller
          control={control}
          name={`entao.${posicao}.quem`}
          render={({ field }) => (
            <CampoDeSelecao
              label="Quem"
              required
              semPreSelecao
              opcoes={QUEM}
              {...field}
              error={erros?.quem?.message}
            />
          )}
        />
      )}
      {le.pessoas && quem === 'PESSOAS' && (
        <Controller
          control={control}
          name={`entao.${posicao}.pessoas`}
          render={({ field }) => (
            <CampoDeSelecaoMultipla<number>
              label="Pessoas"
              required
              maxValues={MAXIMO_DE_PESSOAS}
              {...comum}
              opcoes={opcoes.operadores}
              {...field}
              error={erros?.pessoas?.message}
            />
          )}
        />
      )}
    </SimpleGrid>
  )
}
