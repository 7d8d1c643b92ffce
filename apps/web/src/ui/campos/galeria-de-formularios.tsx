import { campoCpf, campoData, campoTelefoneComDdd } from '@balcao/dominio/validacao'
import { SimpleGrid, Stack, Title } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { BotaoBase } from './botao-base.tsx'
import { CampoDeData } from './campo-de-data.tsx'
import { CampoMascarado } from './campo-mascarado.tsx'
import { esperar } from './galeria-dados.ts'
import { registrar } from './registrar.ts'
import { useValidadeComAtraso } from './use-validade-com-atraso.ts'

const COLUNAS = { base: 1, sm: 2, lg: 4 }

const regra = (esquema: typeof campoCpf) => ({
  validate: (valor: string | null) => esquema.safeParse(valor ?? '').error?.issues[0]?.message ?? true,
})

type Cadastro = { cpf: string; telefone: string; nascimento: string | null }

/** GER-04, GER-09: the button follows the validity of the form, a moment later, and is busy while it is sent. */
export function FormularioDaGaleria() {
  const { register, handleSubmit, formState } = useForm<Cadastro>({
    mode: 'onTouched',
    defaultValues: { cpf: '', telefone: '', nascimento: null },
  })
  const { errors, isValid, isSubmitting } = formState
  const habilitado = useValidadeComAtraso(isValid)
  return (
    <Stack gap="xs" component="form" onSubmit={handleSubmit(esperar)} aria-label="Cadastro">
      <Title order={3}>Formulário com validação</Title>
      <SimpleGrid cols={COLUNAS} spacing="md">
        <CampoMascarado
          tipo="cpf"
          label="CPF"
          {...registrar(register('cpf', regra(campoCpf)))}
          error={errors.cpf?.message}
        />
        <CampoMascarado
          tipo="telefone"
          label="Telefone com DDD"
          {...registrar(register('telefone', regra(campoTelefoneComDdd)))}
          error={errors.telefone?.message}
        />
        <CampoDeData
          label="Nascimento"
          {...registrar(register('nascimento', regra(campoData)))}
          error={errors.nascimento?.message}
        />
      </SimpleGrid>
      <div>
        <BotaoBase type="submit" habilitado={habilitado} carregando={isSubmitting}>
          Cadastrar
        </BotaoBase>
      </div>
    </Stack>
  )
}
