import { SimpleGrid, TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { CampoDeData } from '../../../../ui/campos/campo-de-data.tsx'
import { CampoMascarado } from '../../../../ui/campos/campo-mascarado.tsx'
import { registrar } from '../../../../ui/campos/registrar.ts'
import type { CamposDoCadastro } from './campos-do-cadastro.ts'

export function CamposDoConsumidor() {
  const { register, formState } = useFormContext<CamposDoCadastro>()
  const { errors } = formState
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <CampoMascarado
        tipo="cpfOuCnpj"
        label="CPF ou CNPJ"
        required
        data-autofocus
        error={errors.documento?.message}
        {...registrar(register('documento'))}
      />
      <TextInput
        label="Nome completo"
        required
        autoComplete="off"
        error={errors.nome?.message}
        {...register('nome')}
      />
      <TextInput
        label="E-mail"
        type="email"
        required
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <CampoMascarado
        tipo="telefone"
        label="Telefone"
        placeholder="(00) 000000000"
        required
        error={errors.telefone?.message}
        {...registrar(register('telefone'))}
      />
      <CampoDeData
        label="Data de nascimento"
        required
        error={errors.data_nascimento?.message}
        {...registrar(register('data_nascimento'))}
      />
    </SimpleGrid>
  )
}
