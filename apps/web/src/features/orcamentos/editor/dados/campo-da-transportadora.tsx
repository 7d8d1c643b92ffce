import { pesquisarTransportadoras } from '@balcao/dominio/transportadoras/contratos'
import { useConsulta } from '../../../../platform/consultas.ts'
import { SeletorDeTransportadora } from '../../../../seletores/seletor-de-transportadora.tsx'
import { useEditor } from '../contexto.ts'
import { useCampo } from './use-campo.ts'

/** The quote keeps the carrier's number; its name is looked up by it. */
export function CampoDaTransportadora() {
  const { editor } = useEditor()
  const { value, error, readOnly, mudar } = useCampo('idTransp')
  const idCli = editor.ler().edicao.cliente.id
  const { data } = useConsulta(
    pesquisarTransportadoras,
    { query: { q: String(value ?? ''), idCli } },
    { ativa: value !== null, listaComum: true },
  )
  const nome = data?.itens.find(({ id }) => id === value)?.razSoc
  return (
    <SeletorDeTransportadora
      filtro={{ idCli }}
      readOnly={readOnly}
      error={error}
      value={value === null ? null : { valor: value, nome: nome ?? String(value) }}
      onChange={(escolha) => mudar(escolha?.valor ?? null)}
    />
  )
}
