import { Button } from '@mantine/core'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import estilos from './novo.module.css'
import { NotaDoRascunho } from './rascunho/nota-do-rascunho.tsx'
import type { Assistente } from './use-assistente.ts'

type RodapeDoAssistenteProps = { assistente: Assistente; aoAvancar: () => void }

/** NOV-05 'Prosseguir', disabled until the step is valid (GER-09), and 'Voltar', within reach of a thumb. */
export function RodapeDoAssistente({ assistente, aoAvancar }: RodapeDoAssistenteProps) {
  const { novo, caminho, salvoEm, enviando } = assistente
  const primeiro = caminho.passos.indexOf(novo.passo) === 0
  return (
    <footer className={estilos.rodape}>
      <NotaDoRascunho salvoEm={salvoEm} />
      <div className={estilos.botoes}>
        {!primeiro && (
          <Button variant="default" disabled={enviando} onClick={caminho.voltar}>
            Voltar
          </Button>
        )}
        <BotaoBase habilitado={caminho.podeProsseguir} carregando={enviando} onClick={aoAvancar}>
          {novo.passo === 'RESUMO' ? 'Abrir ticket' : 'Prosseguir'}
        </BotaoBase>
      </div>
    </footer>
  )
}
