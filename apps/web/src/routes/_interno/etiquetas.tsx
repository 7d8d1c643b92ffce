import type { EtiquetaDaLista } from '@balcao/dominio/etiquetas/campos'
import { excluirEtiqueta, type listarEtiquetas, restaurarEtiqueta } from '@balcao/dominio/etiquetas/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ListaDaRota } from '../../app/lista-da-rota.tsx'
import { DialogoDaEtiqueta } from '../../features/etiquetas/editar/dialogo-da-etiqueta.tsx'
import { LISTA_DE_ETIQUETAS } from '../../features/etiquetas/lista/lista-de-etiquetas.tsx'
import { enderecoDaLista } from '../../platform/listas/endereco-da-lista.ts'
import { useExclusaoComVolta } from '../../platform/use-exclusao-com-volta.ts'

export const Route = createFileRoute('/_interno/etiquetas')({
  staticData: { titulo: PAGINAS['/etiquetas'], acao: 'ETIQUETA_GERIR' },
  validateSearch: enderecoDaLista<typeof listarEtiquetas>(),
  component: Etiquetas,
})

function Etiquetas() {
  const [aberta, setAberta] = useState<EtiquetaDaLista | 'nova' | null>(null)
  const excluir = useExclusaoComVolta(excluirEtiqueta, restaurarEtiqueta, (id) => ({ idEtiqueta: id }))
  const fechar = () => setAberta(null)
  function aoExcluir(etiqueta: EtiquetaDaLista) {
    fechar()
    excluir(etiqueta)
  }
  return (
    <>
      <ListaDaRota
        lista={LISTA_DE_ETIQUETAS}
        aoAbrir={setAberta}
        acoes={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAberta('nova')}>
            Nova etiqueta
          </Button>
        }
      />
      <DialogoDaEtiqueta aberta={aberta} aoFechar={fechar} aoExcluir={aoExcluir} />
    </>
  )
}
