import type { Automacao } from '@balcao/dominio/automacoes/campos'
import { TAMANHO_DO_NOME } from '@balcao/dominio/automacoes/contratos'
import { eDoTempo, QUANDOS, quandos, TEMPOS } from '@balcao/dominio/automacoes/quando'
import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { CampoDeQuantidade } from '../../../ui/campos/campo-de-quantidade.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { AcoesDaAutomacao } from './acoes-da-automacao.tsx'
import estilos from './automacao.module.css'
import type { Campos } from './campos-da-automacao.ts'
import { CondicoesDaAutomacao } from './condicoes-da-automacao.tsx'
import { EnsaioDaAutomacao } from './ensaio-da-automacao.tsx'
import { useOpcoesDaAutomacao } from './use-opcoes-da-automacao.ts'

const OCASIOES = quandos.map((valor) => ({ valor, nome: QUANDOS[valor] }))
const DIGITOS = 5

/** MES-10 When, if, then; tried before it is switched on. */
export function CamposDoFormulario({ base }: { base: Automacao | null }) {
  const { register, control, formState } = useFormContext<Campos>()
  const { errors } = formState
  const quando = useWatch<Campos, 'quando'>({ name: 'quando' })
  const opcoes = useOpcoesDaAutomacao()
  return (
    <div className={estilos.formulario}>
      <TextInput
        label="Nome"
        required
        data-autofocus
        autoComplete="off"
        maxLength={TAMANHO_DO_NOME}
        error={errors.nome?.message}
        {...register('nome')}
      />
      <section aria-labelledby="automacao-quando">
        <h3 id="automacao-quando">Quando</h3>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Controller
            control={control}
            name="quando"
            render={({ field }) => (
              <CampoDeSelecao
                label="Ocasião"
                required
                clearable={false}
                opcoes={OCASIOES}
                {...field}
                error={errors.quando?.message}
              />
            )}
          />
          {eDoTempo(quando) && (
            <Controller
              control={control}
              name="tempo"
              render={({ field }) => (
                <CampoDeQuantidade
                  label={TEMPOS[quando].rotulo}
                  required
                  tamanhoMaximo={DIGITOS}
                  {...field}
                  error={errors.tempo?.message}
                />
              )}
            />
          )}
        </SimpleGrid>
      </section>
      <section aria-labelledby="automacao-se">
        <h3 id="automacao-se">Se</h3>
        <CondicoesDaAutomacao opcoes={opcoes} base={base} />
      </section>
      <section aria-labelledby="automacao-entao">
        <h3 id="automacao-entao">Então</h3>
        <AcoesDaAutomacao opcoes={opcoes} />
      </section>
      <EnsaioDaAutomacao />
      <Controller
        control={control}
        name="ativa"
        render={({ field: { value, ...field } }) => (
          <Switch
            label="Ligada"
            description="Vale para o que acontecer daqui em diante."
            checked={value}
            {...field}
          />
        )}
      />
    </div>
  )
}
