import { TAMANHO_DO_CADASTRO } from '@balcao/dominio/cadastros/formulario'
import { listarAtividades, listarComoConheceu } from '@balcao/dominio/opcoes/contratos'
import { TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useSessao } from '../../../../platform/sessao.tsx'
import { criarSeletorDeLista } from '../../../../seletores/criar-seletor-de-lista.tsx'
import { SeletorDeTabelaDePreco } from '../../../../seletores/seletor-de-tabela-de-preco.tsx'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { ehEmpresa } from '../estado.ts'
import type { CamposDaEmpresa } from './identificacao-da-empresa.tsx'

const SeletorDeAtividade = criarSeletorDeLista({
  contrato: listarAtividades,
  rotulo: 'Atividade',
  paraOpcao: ({ id, atividade }) => ({ valor: id, nome: atividade }),
})
const SeletorDeComoConheceu = criarSeletorDeLista({
  contrato: listarComoConheceu,
  rotulo: 'Como conheceu',
  paraOpcao: ({ id, desc }) => ({ valor: id, nome: desc }),
})
const SIM_OU_NAO = [
  { valor: '1' as const, nome: 'Sim' },
  { valor: '0' as const, nome: 'Não' },
]

/** CAD-05 How the company sells to them. */
export function CamposComerciais({ novo, campos: { texto, valor } }: CamposDaEmpresa) {
  const { filiais } = useSessao()
  const { simulacao } = novo.empresa
  const opcoes = useMemo(
    () => filiais.map(({ idFil, desc, cid, uf }) => ({ valor: idFil, nome: desc, detalhe: `${cid}/${uf}` })),
    [filiais],
  )
  return (
    <>
      <CampoDeSelecao label="Filial" opcoes={opcoes} {...valor('filialId')} />
      <SeletorDeTabelaDePreco {...valor('tabelaPreco')} />
      <SeletorDeAtividade {...valor('atividade')} />
      <SeletorDeComoConheceu disabled={simulacao} {...valor('comoConheceu')} />
      <CampoDeSelecao
        label="Contribuinte"
        placeholder="Paga ICMS?"
        disabled={simulacao}
        opcoes={SIM_OU_NAO}
        {...valor('contribuinte')}
      />
      <TextInput label="Segmento" disabled={simulacao} {...texto('segmento', TAMANHO_DO_CADASTRO.segmento)} />
      {ehEmpresa(novo) && (
        <TextInput label="Suframa" disabled={simulacao} {...texto('suframa', TAMANHO_DO_CADASTRO.suframa)} />
      )}
    </>
  )
}
