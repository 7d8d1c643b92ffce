import { erroDeRede } from '../../../platform/api-error.ts'
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

export type FormularioDeEntradaProps = {
  /** Reads the app data with the new token, and keeps it. */
  carregar: () => Promise<void>
  aoEntrar: () => void
  /** The person is about to sign in: what comes after may be fetched. */
  aoDigitar?: () => void
}

/** AUT-01 … AUT-03 */
export function FormularioDeEntrada({ carregar, aoEntrar, aoDigitar }: FormularioDeEntradaProps) {
  const captcha = useCaptcha()
  const { vez, ocupado, erro, segundoPasso, entrarCom, falhar, voltar } = useEntrar(captcha, carregar)
  const { cpf, senha, valido, conferir, recusar } = useCredenciais()

  const habilitado = useValidadeComAtraso(valido)

  async function confirmar() {
    try {
      const credenciais = await conferir()
      if (!credenciais || ocupado) return
      const recusa = await entrarCom(credenciais)
      if (recusa === 'SEGUNDO_PASSO') return
      if (recusa) recusar(recusa)
      else aoEntrar()
    } catch (causa) {
      falhar(erroDeRede(causa))
    }
  }

  if (segundoPasso) {
    const { Componente, desafio } = segundoPasso
    return <Componente desafio={desafio} carregar={carregar} aoEntrar={aoEntrar} aoVoltar={voltar} />
  }
  return (
    <form
      noValidate
      className={estilos.formulario}
      onSubmit={(evento) => {
        evento.preventDefault()
        void confirmar()
      }}
      onInput={aoDigitar}
    >
      {erro && <Falha key={vez} erro={erro} />}
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
      <BotaoBase type="submit" fullWidth habilitado={habilitado} carregando={ocupado}>
        Entrar
      </BotaoBase>
      <SituacaoDoCaptcha captcha={captcha} />
    </form>
  )
}
