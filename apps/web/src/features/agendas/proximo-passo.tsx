import { somarMeses } from '@balcao/dominio/agendas/calendario'
import { TAMANHO_DO_ASSUNTO } from '@balcao/dominio/agendas/contratos'
import { ultimoDiaDeRetorno } from '@balcao/dominio/agendas/regras'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { Button, Group, SimpleGrid, TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { CampoDeData } from '../../ui/campos/campo-de-data.tsx'
import { CampoDeHora } from '../../ui/campos/campo-de-hora.tsx'
import { registrar } from '../../ui/campos/registrar.ts'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { useDiaAtual } from '../../ui/retorno/use-dia-atual.ts'

export type CamposDoProximoPasso = {
  proxima_data: string | null
  proxima_hora: string
  proxima_assunto: string
}

const DAQUI_A = [
  { nome: 'Amanhã', dia: (hoje: string) => somarDias(hoje, 1) },
  { nome: 'Em uma semana', dia: (hoje: string) => somarDias(hoje, 7) },
  { nome: 'Em um mês', dia: (hoje: string) => somarMeses(hoje, 1) },
]

type ProximoPassoProps = { obrigatorio: boolean; diasMaximos: number; assunto: string }

/** AGE-01 When to talk again: without a date there is no next step. */
export function ProximoPasso({ obrigatorio, diasMaximos, assunto }: ProximoPassoProps) {
  const { register, setValue, formState } = useFormContext<CamposDoProximoPasso>()
  const hoje = useDiaAtual()
  const { errors } = formState
  const ultimo = ultimoDiaDeRetorno(hoje, diasMaximos)
  return (
    <Cartao titulo="Próximo passo" nivel={3} solto>
      <Group gap="xs">
        {DAQUI_A.filter(({ dia }) => dia(hoje) <= ultimo).map(({ nome, dia }) => (
          <Button
            key={nome}
            size="compact-sm"
            variant="default"
            onClick={() => setValue('proxima_data', dia(hoje), { shouldDirty: true, shouldValidate: true })}
          >
            {nome}
          </Button>
        ))}
      </Group>
      <SimpleGrid cols={2}>
        <CampoDeData
          label="Próximo contato"
          description={obrigatorio ? undefined : 'Vazio: nenhum.'}
          required={obrigatorio}
          minima={hoje}
          maxima={ultimo}
          error={errors.proxima_data?.message}
          {...registrar(register('proxima_data'))}
        />
        <CampoDeHora
          label="Hora do próximo contato"
          error={errors.proxima_hora?.message}
          {...register('proxima_hora')}
        />
      </SimpleGrid>
      <TextInput
        label="Assunto do próximo contato"
        placeholder={assunto}
        maxLength={TAMANHO_DO_ASSUNTO}
        error={errors.proxima_assunto?.message}
        {...register('proxima_assunto')}
      />
    </Cartao>
  )
}
