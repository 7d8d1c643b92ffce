import { SimpleGrid, Switch } from '@mantine/core'
import type { PropsDoPasso } from '../cadastro-novo.ts'
import { ehEmpresa } from '../estado.ts'
import { useCampos } from '../use-campos.tsx'
import { AnexosDoCadastro } from './anexos-do-cadastro.tsx'
import { CamposComerciais } from './campos-comerciais.tsx'
import { AvisoDaSituacao, useConsultaDaReceita } from './consulta-da-receita.tsx'
import { IdentificacaoDaEmpresa } from './identificacao-da-empresa.tsx'
import { InscricaoEstadual } from './inscricao-estadual.tsx'
import { NotasDoPasso } from './notas-do-passo.tsx'
import estilos from './passos.module.css'

/** CAD-04, CAD-05, CAD-06 'Dados da Empresa' */
export function PassoEmpresa(props: PropsDoPasso) {
  const { novo, mudar } = props
  const { simulacao } = novo.empresa
  const campos = useCampos('empresa', 'EMPRESA', props)
  const receita = useConsultaDaReceita({ novo, mudar }, { aoChegar: true })
  return (
    <div className={estilos.campos}>
      <div className={estilos.marcas}>
        <Switch label="Cliente Simulação" {...campos.marca('simulacao')} />
        {receita.botao}
      </div>
      {receita.resultado}
      <AvisoDaSituacao situacao={novo.situacaoNaReceita} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <IdentificacaoDaEmpresa {...props} campos={campos} />
        <InscricaoEstadual {...props} campos={campos} />
        <CamposComerciais {...props} campos={campos} />
      </SimpleGrid>
      <div className={estilos.marcas}>
        <Switch label="Consumidor final" disabled={simulacao} {...campos.marca('consumidorFinal')} />
        <Switch label="Regime especial" disabled={simulacao} {...campos.marca('regimeEspecial')} />
      </div>
      <AnexosDoCadastro {...props} maximo={campos.contexto.regras.cadastroMaximoAnexos} />
      <NotasDoPasso
        notas={[
          'Regime especial: anexe o comprovante.',
          simulacao && 'Simulação: os campos desativados são pedidos quando o cadastro for completado.',
          ehEmpresa(novo) && 'Os campos marcados “da Receita” vieram da consulta: confira-os.',
        ]}
      />
    </div>
  )
}
