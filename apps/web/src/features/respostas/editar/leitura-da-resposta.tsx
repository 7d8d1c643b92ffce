import type { RespostaDaLista } from '@balcao/dominio/respostas/campos'
import { ESCOPOS } from '@balcao/dominio/respostas/escopos'
import { Button, Stack } from '@mantine/core'
import { PeDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import estilos from './resposta.module.css'

type LeituraDaRespostaProps = {
  resposta: RespostaDaLista
  aoFechar: () => void
  aoDuplicar: (resposta: RespostaDaLista) => void
}

/** MES-05 One that others keep: it can be read, and copied as one's own. */
export function LeituraDaResposta({ resposta, aoFechar, aoDuplicar }: LeituraDaRespostaProps) {
  const { titulo, atalho, texto, escopo, setor } = resposta
  return (
    <Stack gap="sm">
      <h3>{titulo}</h3>
      <p>{`/${atalho} · ${setor?.nome ?? ESCOPOS[escopo]}`}</p>
      <div className={estilos.texto}>
        <TextoComQuebras texto={texto} />
      </div>
      <PeDaFicha>
        <Button variant="default" onClick={aoFechar}>
          Fechar
        </Button>
        <Button onClick={() => aoDuplicar(resposta)}>Duplicar como minha</Button>
      </PeDaFicha>
    </Stack>
  )
}
