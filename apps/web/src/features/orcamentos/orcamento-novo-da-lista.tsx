import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSessao } from '../../platform/sessao.tsx'
import { JanelaDoOrcamentoNovo } from './janela-do-orcamento-novo.ts'

/** VEN-02 From the list of quotes to a new one. */
export function OrcamentoNovoDaLista() {
  const [aberta, setAberta] = useState(false)
  const fechar = () => setAberta(false)
  if (!useSessao().pode('ORCAMENTO_EDITAR')) return null
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAberta(true)}>
        Novo orçamento
      </Button>
      {aberta && <JanelaDoOrcamentoNovo aoFechar={fechar} aoNaoVir={fechar} />}
    </>
  )
}
