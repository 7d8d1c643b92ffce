import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { IconMoodSad } from '@tabler/icons-react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { faltouCodigo } from './faltou-codigo.ts'
import { TelaDeAviso } from './tela-de-aviso.tsx'
import { TelaDeFalhaDeComunicacao } from './tela-de-falha-de-comunicacao.tsx'

interface TelaDeErroProps {
  erro?: unknown
  aoTentarNovamente: () => void
  /** address of the home page */
  inicio?: string | undefined
}

/** What the user sees after an unhandled render error; also the router's error component. ERR-05 */
export function TelaDeErro({ erro, aoTentarNovamente, inicio = '/' }: TelaDeErroProps) {
  if (faltouCodigo(erro)) return <TelaDeFalhaDeComunicacao />
  return (
    <TelaDeAviso
      role="alert"
      icone={<IconMoodSad size={40} stroke={1.5} aria-hidden />}
      titulo={TEXTOS.erroDaAplicacao}
      descricao="Tente novamente. Se continuar, volte para a Home e refaça o caminho."
      acoes={
        <>
          {/* A plain link: the full page load also drops whatever state broke the screen. */}
          <Button component="a" href={inicio} variant="default">
            {TEXTOS.irParaHome}
          </Button>
          <Button onClick={aoTentarNovamente}>{TEXTOS.tentarNovamenteAposErro}</Button>
        </>
      }
    />
  )
}

interface FronteiraDeErroProps {
  children: ReactNode
  /** for what the screen can do without: its failure leaves nothing in its place */
  emSilencio?: boolean
  inicio?: string
  /** when it changes (the address, say) the failed screen is left behind */
  chaveDeReinicio?: string
  aoErrar?: (erro: unknown, info: ErrorInfo) => void
}

interface Estado {
  falhou: boolean
  erro?: unknown
}

export class FronteiraDeErro extends Component<FronteiraDeErroProps, Estado> {
  override state: Estado = { falhou: false }

  static getDerivedStateFromError(erro: unknown): Estado {
    return { falhou: true, erro }
  }

  override componentDidCatch(erro: unknown, info: ErrorInfo): void {
    this.props.aoErrar?.(erro, info)
  }

  override componentDidUpdate(anteriores: FronteiraDeErroProps): void {
    if (this.state.falhou && anteriores.chaveDeReinicio !== this.props.chaveDeReinicio) this.reiniciar()
  }

  reiniciar = (): void => this.setState({ falhou: false })

  override render(): ReactNode {
    if (!this.state.falhou) return this.props.children
    if (this.props.emSilencio) return null
    return <TelaDeErro erro={this.state.erro} aoTentarNovamente={this.reiniciar} inicio={this.props.inicio} />
  }
}
