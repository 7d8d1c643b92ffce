import { useCaptcha } from '../../../platform/captcha/use-captcha.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { CampoDeSenha } from '../../../ui/campos/campo-de-senha.tsx'
import { CampoMascarado } from '../../../ui/campos/campo-mascarado.tsx'
import { useValidadeComAtraso } from '../../../ui/campos/use-validade-com-atraso.ts'
import { Falha } from '../falha.tsx'
import estilos from './formulario-de-entrada.module.css'
import { SituacaoDoCaptcha } from './situacao-do-captcha.tsx'
import { useCredenciais } from './use-credenciais.ts'
import { useEntrar } from './use-entrar.ts'

/** AUT-01 … AUT-03 */
export function FormularioDeEntrada({ aoEntrar }: { aoEntrar: () => void }) {
  const captcha = useCaptcha()
  const acao = useEntrar(captcha)
  const { cpf, senha, valido, conferir, recusar } = useCredenciais()

  const habilitado = useValidadeComAtraso(valido)

  function confirmar() {
    const credenciais = conferir()
    if (credenciais) acao.mutate(credenciais, { onSuccess: aoEntrar, onError: recusar })
  }

  return (
    <form
      noValidate
      className={estilos.formulario}
      onSubmit={(evento) => {
        evento.preventDefault()
        confirmar()
      }}
    >
      {acao.error && <Falha key={acao.submittedAt} erro={acao.error} />}
      <CampoMascarado
        tipo="cpf"
        label="CPF"
        name="cpf"
        placeholder="000.000.000-00"
        autoComplete="username"
        autoFocus
        {...cpf}
      />
      <CampoDeSenha label="Senha" name="senha" autoComplete="current-password" {...senha} />
      <BotaoBase
        type="submit"
        fullWidth
        habilitado={habilitado}
        carregando={acao.isPending || acao.isSuccess}
      >
        Entrar
      </BotaoBase>
      <SituacaoDoCaptcha captcha={captcha} />
    </form>
  )
}
