import { PAGINAS } from '@balcao/dominio/paginas'
import type { RespostaDaLista } from '@balcao/dominio/respostas/campos'
import { excluirResposta, type listarRespostas, restaurarResposta } from '@balcao/dominio/respostas/contratos'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ListaDaRota } from '../../app/lista-da-rota.tsx'
import {
  DialogoDaResposta,
  type RespostaAberta,
} from '../../features/respostas/editar/dialogo-da-resposta.tsx'
import { LISTA_DE_RESPOSTAS } from '../../features/respostas/lista/lista-de-respostas.tsx'
import { enderecoDaLista } from '../../platform/listas/endereco-da-lista.ts'
import { useExclusaoComVolta } from '../../platform/use-exclusao-com-volta.ts'

export const Route = createFileRoute('/_interno/respostas')({
  staticData: { titulo: PAGINAS['/respostas'], acao: 'RESPOSTA_USAR' },
  validateSearch: enderecoDaLista<typeof listarRespostas>(),
  component: Respostas,
})

function Respostas() {
  const [aberta, setAberta] = useState<RespostaAberta | null>(null)
  const excluir = useExclusaoComVolta(excluirResposta, restaurarResposta, (id) => ({ idResposta: id }))
  const fechar = () => setAberta(null)
  function aoExcluir(resposta: RespostaDaLista) {
    fechar()
    excluir(resposta)
  }
  return (
    <>
      <ListaDaRota
        lista={LISTA_DE_RESPOSTAS}
        aoAbrir={(resposta) => setAberta({ modo: resposta.edita ? 'editar' : 'ver', resposta })}
        acoes={
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAberta({ modo: 'nova', resposta: null })}
          >
            Nova resposta
          </Button>
        }
      />
      <DialogoDaResposta
        aberta={aberta}
        aoFechar={fechar}
        aoDuplicar={(resposta) => setAberta({ modo: 'nova', resposta })}
        aoExcluir={aoExcluir}
      />
    </>
  )
}
