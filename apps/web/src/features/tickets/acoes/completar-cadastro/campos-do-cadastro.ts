export type CamposDoCadastro = {
  idCli: number | null
  documento: string
  nome: string
  email: string
  telefone: string
  data_nascimento: string | null
}
