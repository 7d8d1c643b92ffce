import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Botoes } from '../campos/botoes.tsx'
import estilos from './painel-de-status.module.css'
import { TextoComQuebras } from './texto-com-quebras.tsx'

type TipoDeStatus = 'carregando' | 'erro' | 'aviso' | 'concluido'

interface PainelDeStatusProps {
  tipo: TipoDeStatus
  titulo?: string | undefined
  /** without it, the default text of the kind */
  mensagem?: string | undefined
  aoTentarNovamente?: (() => void) | undefined
  aoFechar?: (() => void) | undefined
  /** a retry is under way: the button shows it and can't be pressed twice */
  tentando?: boolean | undefined
}

const TEXTO_PADRAO: Record<TipoDeStatus, string> = {
  carregando: TEXTOS.processando,
  erro: TEXTOS.erroDesconhecido,
  aviso: TEXTOS.erroDesconhecido,
  concluido: TEXTOS.sucesso,
}

const ICONE: Record<TipoDeStatus, ReactNode> = {
  carregando: <Loader size={20} aria-hidden />,
  erro: <IconCircleX size={20} aria-hidden />,
  aviso: <IconAlertTriangle size={20} aria-hidden />,
  concluido: <IconCircleCheck size={20} aria-hidden />,
}

/** Generic panel for loading, error, warning and done. GER-16, GER-22 */
export function PainelDeStatus(props: PainelDeStatusProps) {
  const { tipo, titulo, mensagem, aoTentarNovamente, aoFechar, tentando = false } = props
  const urgente = tipo === 'erro' || tipo === 'aviso'
  return (
    <div className={estilos.painel} data-tipo={tipo} role={urgente ? 'alert' : 'status'}>
      <span className={estilos.icone}>{ICONE[tipo]}</span>
      <div className={estilos.texto}>
        {titulo && <strong>{titulo}</strong>}
        <div>
          <TextoComQuebras texto={mensagem || TEXTO_PADRAO[tipo]} />
        </div>
      </div>
      {(aoTentarNovamente || aoFechar) && (
        <Botoes>
          {aoTentarNovamente && (
            <Button size="xs" variant="default" loading={tentando} onClick={aoTentarNovamente}>
              {TEXTOS.tentarNovamente}
            </Button>
          )}
          {aoFechar && (
            <Button size="xs" variant="default" onClick={aoFechar}>
              {TEXTOS.fechar}
            </Button>
          )}
        </Botoes>
      )}
    </div>
  )
}
