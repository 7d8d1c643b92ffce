import { criarConta } from '@balcao/dominio/acesso/contratos'
import { campoNascimentoAte, comRepeticao } from '@balcao/dominio/conta/campos'
import { semSenhaFraca } from '@balcao/dominio/conta/senha-fraca'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { negocioAtual } from '../../../platform/ambiente.ts'
import { useAcaoComCaptcha } from '../../../platform/captcha/use-acao-com-captcha.ts'
import { useCaptcha } from '../../../platform/captcha/use-captcha.ts'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CampoMascarado } from '../../../ui/campos/campo-mascarado.tsx'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'
import { ParDeSenhas } from '../../../ui/campos/par-de-senhas.tsx'
import { registrar } from '../../../ui/campos/registrar.ts'
import { FormularioPublico } from '../formulario-publico.tsx'
import { LinkPublico } from '../link-publico.tsx'
import { PaginaPublica } from '../pagina-publica.tsx'
import { CadastroEnviado } from './cadastro-enviado.tsx'

const { captcha: _, ...campos } = criarConta.corpo.shape
const esquema = comRepeticao({ ...campos, dtNasc: campoNascimentoAte(() => hojeEm(new Date())) }).check(
  semSenhaFraca(({ documento, email, dtNasc }) => ({
    cpf: documento,
    email,
    nascimento: dtNasc,
    negocio: negocioAtual().nome,
  })),
)
type Campos = z.input<typeof esquema>

const VAZIO: Campos = {
  documento: '',
  nome: '',
  email: '',
  tel: '',
  dtNasc: '',
  senha: '',
  repeticao: '',
}

/** AUT-07 `/nova-conta` */
export function PaginaDeNovaConta() {
  const captcha = useCaptcha()
  const acao = useAcaoComCaptcha(criarConta, captcha)
  const form = useForm<Campos, unknown, z.output<typeof esquema>>({
    defaultValues: VAZIO,
    resolver: conferirCom(esquema),
    mode: 'onTouched',
  })
  const { register, formState, setError } = form
  const { errors, isValid } = formState
  const [enviado, setEnviado] = useState<{ mensagem: string; envios: number } | null>(null)
  const enviar = form.handleSubmit(({ repeticao: _, ...dados }) =>
    acao.mutate(dados, {
      onSuccess: ({ message: mensagem }) => {
        setEnviado((antes) => ({ mensagem, envios: (antes?.envios ?? 0) + 1 }))
        // The one that was solved is spent, and another message may be asked for.
        captcha.reiniciar()
      },
      onError: (erro) => apontarRecusas(erro.campos, setError),
    }),
  )

  if (enviado)
    return (
      <CadastroEnviado
        {...enviado}
        acao={acao}
        aoReenviar={() => void enviar()}
        aoCorrigir={() => setEnviado(null)}
      />
    )
  return (
    <PaginaPublica
      titulo="Criar conta"
      descricao="Para consumidores finais. Confirmamos o e-mail antes da primeira entrada, que é com o CPF e a senha."
      links={
        <>
          <LinkPublico para="/login">Já tenho conta</LinkPublico>
          <LinkPublico para="/esqueci-senha">Esqueci minha senha</LinkPublico>
        </>
      }
    >
      <FormProvider {...form}>
        <FormularioPublico
          acao={acao}
          valido={isValid}
          botao="Criar conta"
          captcha={captcha}
          aoEnviar={enviar}
        >
          <CampoMascarado
            tipo="cpf"
            label="CPF"
            placeholder="000.000.000-00"
            autoComplete="username"
            error={errors.documento?.message}
            {...registrar(register('documento'))}
          />
          <TextInput
            label="Nome completo"
            autoComplete="name"
            error={errors.nome?.message}
            {...register('nome')}
          />
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <CampoMascarado
            tipo="telefone"
            label="Telefone"
            placeholder="(00) 000000000"
            autoComplete="tel-national"
            error={errors.tel?.message}
            {...registrar(register('tel'))}
          />
          <CampoDeData
            label="Data de nascimento"
            autoComplete="bday"
            error={errors.dtNasc?.message}
            {...registrar(register('dtNasc'))}
          />
          <ParDeSenhas rotulo="Senha" rotuloDaRepeticao="Repita a senha" />
        </FormularioPublico>
      </FormProvider>
    </PaginaPublica>
  )
}
