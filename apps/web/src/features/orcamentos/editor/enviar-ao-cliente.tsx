import { Button, Kbd } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useAtalho } from '../../../platform/atalhos.ts'
import { useComando } from '../../../platform/comandos.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { avisarInfo } from '../../../ui/retorno/toasts.ts'
import { LinkDoOrcamento } from '../link/link-do-orcamento.tsx'
import { concluirOQueSeDigita } from './concluir-o-que-se-digita.ts'
import { useEditor } from './contexto.ts'
import estilos from './editor.module.css'
import { AINDA_NAO_SALVO } from './nomes.ts'

const NOME = 'Enviar ao cliente'

/** VEN-02 What is on the screen, and not what was saved a moment ago, is what goes. */
export function EnviarAoCliente({ id }: { id: number }) {
  const { soLeitura } = useEditor()
  const { pode } = useSessao()
  return soLeitura === null && pode('ORCAMENTO_EDITAR') ? <Botao id={id} /> : null
}

function Botao({ id }: { id: number }) {
  const { editor, salvamento } = useEditor()
  const [aberto, setAberto] = useState(false)
  async function enviar() {
    concluirOQueSeDigita()
    await salvamento.salvar()
    if (editor.ler().gravacao.fase === 'salvo') setAberto(true)
    else avisarInfo(AINDA_NAO_SALVO)
  }
  useAtalho(['f10'], NOME, () => void enviar())
  useComando(NOME, () => void enviar())
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconSend size={16} aria-hidden />}
        rightSection={<Kbd className={estilos.tecla}>F10</Kbd>}
        onClick={() => void enviar()}
      >
        {NOME}
      </Button>
      <LinkDoOrcamento idOrcamento={aberto ? id : null} aoFechar={() => setAberto(false)} />
    </>
  )
}
