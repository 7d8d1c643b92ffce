import { requisitarRedefinicao } from '@balcao/dominio/acesso/contratos'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAcaoComCaptcha } from '../../../platform/captcha/use-acao-com-captcha.ts'
import { useCaptcha } from '../../../platform/captcha/use-captcha.ts'
import { CampoMascarado } from '../../../ui/campos/campo-mascarado.tsx'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'
import { registrar } from '../../../ui/campos/registrar.ts'
import { Concluido } from '../concluido.tsx'
import { FormularioPublico } from '../formulario-publico.tsx'
import { LinkPublico } from '../link-publico.tsx'
import { PaginaPublica } from '../pagina-publica.tsx'

const esquema = z.omit(requisitarRedefinicao.corpo, { captcha: true })

/** AUT-06 `/esqueci-senha` */
export function PaginaDeEsqueciSenha() {
  const captcha = useCaptcha()
  const acao = useAcaoComCaptcha(requisitarRedefinicao, captcha)
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { id: '' },
    resolver: conferirCom(esquema),
    mode: 'onTouched',
  })
  const enviar = handleSubmit((dados) =>
    acao.mutate(dados, { onError: (erro) => apontarRecusas(erro.campos, setError) }),
  )

  if (acao.isSuccess)
    return (
      <PaginaPublica titulo="Esqueci minha senha">
        <Concluido mensagem={acao.data.message} />
      </PaginaPublica>
    )
  return (
    <PaginaPublica
      titulo="Esqueci minha senha"
      descricao="Enviaremos um link para o e-mail da sua conta."
      links={<LinkPublico para="/login">Voltar para a entrada</LinkPublico>}
    >
      <FormularioPublico
        acao={acao}
        valido={formState.isValid}
        botao="Enviar link"
        captcha={captcha}
        aoEnviar={enviar}
      >
        <CampoMascarado
          tipo="cpf"
          label="CPF"
          placeholder="000.000.000-00"
          autoComplete="username"
          error={formState.errors.id?.message}
          {...registrar(register('id'))}
        />
      </FormularioPublico>
    </PaginaPublica>
  )
}
