import { horaEm } from '@balcao/dominio/formatos/datas'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2, IconPencil } from '@tabler/icons-react'
import { useDoEditor, useEditor } from './contexto.ts'
import estilos from './editor.module.css'
import type { EstadoDoEditor, Gravacao } from './estado.ts'

const gravacaoDe = ({ gravacao }: EstadoDoEditor) => gravacao

const ICONES = {
  salvo: IconCheck,
  alterado: IconPencil,
  salvando: IconLoader2,
  'sem-conexao': IconCloudOff,
  'por-corrigir': IconAlertTriangle,
  'por-responder': IconAlertTriangle,
  falhou: IconAlertTriangle,
} as const

function textoDe(gravacao: Gravacao): string {
  switch (gravacao.fase) {
    case 'salvo':
      return gravacao.em ? `Salvo às ${horaEm(gravacao.em)}` : 'Tudo salvo'
    case 'alterado':
      return 'Alterado'
    case 'salvando':
      return 'Salvando…'
    case 'sem-conexao':
      return 'Sem conexão: guardado neste aparelho'
    case 'por-corrigir':
      return 'Salvo, menos o que falta corrigir'
    case 'por-responder':
      return 'Falta dizer se os preços mudam'
    case 'falhou':
      return `Não foi salvo: ${gravacao.mensagem}`
  }
}

/** VEN-02 Where what was typed is: nobody presses 'Salvar', and everybody wants to know. */
export function EstadoDaGravacao() {
  const gravacao = useDoEditor(gravacaoDe)
  const { salvamento, soLeitura } = useEditor()
  if (soLeitura) return null
  const Icone = ICONES[gravacao.fase]
  const ruim =
    gravacao.fase === 'falhou' || gravacao.fase === 'por-corrigir' || gravacao.fase === 'sem-conexao'
  return (
    <span className={estilos.gravacao} data-ruim={ruim || undefined}>
      <Icone size={14} aria-hidden />
      <span role="status">{textoDe(gravacao)}</span>
      {gravacao.fase === 'falhou' && (
        <Button size="compact-xs" variant="default" onClick={() => void salvamento.salvar()}>
          {TEXTOS.tentarNovamente}
        </Button>
      )}
    </span>
  )
}
