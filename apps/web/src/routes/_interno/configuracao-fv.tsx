import type { ConfiguracaoDaLista } from '@balcao/dominio/configuracao-fv/campos'
import {
  excluirConfiguracaoFv,
  type listarConfiguracoesFv,
  restaurarConfiguracaoFv,
} from '@balcao/dominio/configuracao-fv/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ListaDaRota } from '../../app/lista-da-rota.tsx'
import { DialogoDaConfiguracao } from '../../features/configuracao-fv/editar/dialogo-da-configuracao.tsx'
import { LISTA_DE_CONFIGURACOES_FV } from '../../features/configuracao-fv/lista/lista-de-configuracoes.tsx'
import { enderecoDaLista } from '../../platform/listas/endereco-da-lista.ts'
import { useExclusaoComVolta } from '../../platform/use-exclusao-com-volta.ts'

export const Route = createFileRoute('/_interno/configuracao-fv')({
  staticData: { titulo: PAGINAS['/configuracao-fv'], acao: 'FV_CONFIGURAR' },
  validateSearch: enderecoDaLista<typeof listarConfiguracoesFv>(),
  component: ConfiguracoesFv,
})

function ConfiguracoesFv() {
  const [aberta, setAberta] = useState<ConfiguracaoDaLista | 'nova' | null>(null)
  const excluir = useExclusaoComVolta(excluirConfiguracaoFv, restaurarConfiguracaoFv, (id) => ({
    idConfiguracao: id,
  }))
  const fechar = () => setAberta(null)
  function aoExcluir(configuracao: ConfiguracaoDaLista) {
    fechar()
    excluir(configuracao)
  }
  return (
    <>
      <ListaDaRota
        lista={LISTA_DE_CONFIGURACOES_FV}
        aoAbrir={setAberta}
        acoes={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAberta('nova')}>
            Nova configuração
          </Button>
        }
      />
      <DialogoDaConfiguracao aberta={aberta} aoFechar={fechar} aoExcluir={aoExcluir} />
    </>
  )
}
