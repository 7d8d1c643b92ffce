import { provarEmailDaImplantacao } from '@balcao/dominio/implantacao/contratos'
import { Alert, Button, TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useAcao } from '../../platform/consultas.ts'
import { CampoMascarado } from '../../ui/campos/campo-mascarado.tsx'
import { ParDeSenhas } from '../../ui/campos/par-de-senhas.tsx'
import { registrar } from '../../ui/campos/registrar.ts'
import type { CamposDaImplantacao } from './formulario.ts'
import estilos from './implantacao.module.css'

/** ADM-09 Who administers first, and whether mail really arrives. */
export function PassoPessoa() {
  const { register, formState, getValues, setFocus, trigger } = useFormContext<CamposDaImplantacao>()
  const { errors } = formState
  const prova = useAcao(provarEmailDaImplantacao)

  async function provar() {
    if (!(await trigger('email', { shouldFocus: true }))) return
    const { codigo, email } = getValues()
    prova.mutate(
      { corpo: { codigo, para: email } },
      { onSuccess: () => setTimeout(() => setFocus('numeroDoEmail')) },
    )
  }
  return (
    <>
      <TextInput
        label="Nome completo"
        autoComplete="name"
        error={errors.nome?.message}
        {...register('nome')}
      />
      <CampoMascarado
        tipo="cpf"
        label="CPF"
        description="É com ele que você entra"
        placeholder="000.000.000-00"
        autoComplete="username"
        error={errors.cpf?.message}
        {...registrar(register('cpf'))}
      />
      <div className={estilos.comBotao}>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <Button variant="default" loading={prova.isPending} onClick={() => void provar()}>
          Provar o e-mail
        </Button>
      </div>
      {prova.error && (
        <Alert color="red" role="alert">
          {prova.error.message}
        </Alert>
      )}
      {prova.data && (
        <>
          <Alert color={prova.data.saiu ? 'blue' : 'yellow'} role="status">
            {prova.data.message}
          </Alert>
          <TextInput
            label="Número da mensagem"
            description="Pode ficar para depois: sem ele, o e-mail segue por provar"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errors.numeroDoEmail?.message}
            {...register('numeroDoEmail')}
          />
        </>
      )}
      <ParDeSenhas rotulo="Senha" rotuloDaRepeticao="Repita a senha" />
    </>
  )
}
