import { listarDocumentacao } from '@balcao/dominio/documentacao/contratos'
import { Button } from '@mantine/core'
import { IconFilePlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { AdicionarDocumento } from './adicionar-documento.tsx'
import { colunasDosDocumentos } from './colunas.tsx'
import { useAcoesDoDocumento } from './use-acoes-do-documento.ts'

/** CAD-05, CAD-12 The customer's own papers, those that end first on top. */
export function DocumentosDoCliente({ idCli }: { idCli: number }) {
  const edita = useSessao().pode('CLIENTE_DOCUMENTOS_EDITAR')
  const [adicionando, setAdicionando] = useState(false)
  const consulta = useConsulta(listarDocumentacao, { params: { idCli } }, { mostradoNaArea: true })
  const acoes = useAcoesDoDocumento(idCli)
  const colunas = useMemo(() => colunasDosDocumentos(acoes), [acoes])
  return (
    <>
      <Secao
        titulo="Documentos"
        consulta={consulta}
        vazio={({ itens }) => itens.length === 0}
        textoVazio="Nenhum documento guardado."
        acoes={
          edita && (
            <Button
              variant="default"
              leftSection={<IconFilePlus size={16} aria-hidden />}
              onClick={() => setAdicionando(true)}
            >
              Adicionar documento
            </Button>
          )
        }
      >
        {({ itens }) => (
          <Tabela
            rotulo="Documentos do cliente"
            colunas={colunas}
            itens={itens}
            chaveDe={({ id }) => id}
            nomeDe={({ nome }) => nome}
          />
        )}
      </Secao>
      {edita && (
        <AdicionarDocumento idCli={idCli} aberto={adicionando} aoFechar={() => setAdicionando(false)} />
      )}
    </>
  )
}
